import { cropAnswer } from '../kit/next-answer';

export const mockup = cropAnswer({
  crop: 'Jowar',
  note: { title: 'Eaten at home', text: 'Two more questions: the harvest, and what you eat of it.' },
  next: 'Harvest, share eaten',
  asks: 'which is eaten at home, so the form goes on to the harvest and the share that is eaten',
  children: (
    <>
      <span className="t16 b">How many quintals did you harvest?</span>
      <div className="field" data-focus>
        <span className="t16 num">0.0</span>
      </div>
      <span className="t16 b">How many of them do you eat?</span>
      <div className="field">
        <span className="t16 faint num">0.0</span>
      </div>
    </>
  ),
});
