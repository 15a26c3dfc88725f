import { Icon } from '../kit/icon';
import type { Mockup } from '../mockup-names';

const READERS = [
  { icon: 'users', desk: 'NGO', text: 'His next wage slip is due in November' },
  { icon: 'report-analytics', desk: 'CSR', text: 'One of 4,125 placed in jobs' },
  { icon: 'chart-dots', desk: 'Investor', text: 'Counts as a job in April, after six paid months' },
] as const;

/** One record, and what it says at three desks. */
const Record = () => (
  <div className="mockup" data-hue="leaf">
    <div className="mockup-frame one-record">
      <div className="one-record-slip">
        <span className="t11 faint num">Record 0417, 11 October, 10:24</span>
        <span className="t16 display">Manoj K., electrician</span>
        <span className="t12 soft">Offer letter photographed, first wage ₹14,200, position within 6 m</span>
      </div>
      <div className="one-record-desks">
        {READERS.map(({ icon, desk, text }) => (
          <div className="one-record-desk" key={desk}>
            <Icon name={icon} />
            <span className="t13 b">{desk}</span>
            <span className="t12">{text}</span>
          </div>
        ))}
      </div>
    </div>
  </div>
);

export const mockup: Mockup = {
  component: Record,
  alt: 'One record of a trainee’s first wage, with its photograph and position, and what it says at three desks: the next wage slip for the NGO, one of 4,125 for the CSR board, a job after six paid months for the investor.',
};
