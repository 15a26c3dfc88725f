import { cropAnswer } from '../kit/next-answer';
import { PhoneChoices } from '../kit/phone-choices';

export const mockup = cropAnswer({
  crop: 'Groundnut',
  note: { title: 'Grown to be sold', text: 'Asks for buyer and price. What is eaten at home is skipped.' },
  next: 'Buyer, price',
  asks: 'which is sold, so the form skips what is eaten at home and asks for the buyer and the price',
  children: (
    <>
      <span className="t16 b">Who bought it?</span>
      <PhoneChoices choices={[['A trader in the village'], ['The market yard'], ['A cooperative']]} />
    </>
  ),
});
