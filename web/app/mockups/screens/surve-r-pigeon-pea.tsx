import { cropAnswer } from '../kit/next-answer';

export const mockup = cropAnswer({
  crop: 'Pigeon pea',
  note: { title: 'Eaten and sold', text: 'Asks for both: the part that you eat, and the price of the rest.' },
  next: 'Share eaten, price',
  asks: 'which is eaten and sold, so the form asks for the share that is eaten and the price of the rest',
  children: (
    <>
      <span className="t16 b">How much of it do you eat?</span>
      <div className="field" data-focus>
        <span className="t16 num">0 of 10 bags</span>
      </div>
      <span className="t16 b">What did a bag of the rest bring?</span>
      <div className="field">
        <span className="t16 faint num">₹0</span>
      </div>
    </>
  ),
});
