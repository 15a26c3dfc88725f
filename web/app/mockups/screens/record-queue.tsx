import { organisations } from '~/lib/sample-organisations';
import { Icon } from '../kit/icon';
import { Avatar, Chip, Track } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

const RECORDS = [
  { who: 'Shanti Oraon', form: 'Household, 14 answers', at: '9:12', state: 'approved' },
  { who: 'Birsa Munda', form: 'Household, 14 answers', at: '9:48', state: 'approved' },
  { who: 'Phulmani Toppo', form: 'Loan visit, 2 photos', at: '10:24', state: 'approved' },
  { who: 'Asha Kujur', form: 'Household, 14 answers', at: '11:05', state: 'back' },
  { who: 'Sumitra Devi', form: 'Training, signature', at: '12:30', state: 'sent' },
  { who: 'Jhano Lakra', form: 'Loan visit, 2 photos', at: '14:10', state: 'held' },
] as const;
const ICONS = { approved: 'check', back: 'refresh', sent: 'cloud-upload', held: 'clock' } as const;
const MOODS = { approved: 'good', back: 'watch', sent: 'hue', held: 'plain' } as const;
const WORDS = { approved: 'Approved', back: 'Sent back', sent: 'New', held: 'On the phone' } as const;
const onDesk = RECORDS.filter(({ state }) => state !== 'held');
const approved = RECORDS.filter(({ state }) => state === 'approved').length;

/** A field officer's phone, and the same records on the supervisor's desk. */
const Queue = () => (
  <div className="mockup" data-hue="surve-r">
    <div className="mockup-frame sheet-pair">
      <div className="pocket">
        <div className="row between">
          <span className="t12 b num">18:06</span>
          <Icon name="wifi" />
        </div>
        <div className="col g8 pocket-top">
          <span className="t16 display">Back in the network</span>
          <Track value={onDesk.length / RECORDS.length} />
          <span className="t12">
            {onDesk.length} of {RECORDS.length} sent by themselves
          </span>
        </div>
        <div className="col sheet-list">
          {RECORDS.map(({ who, form, at, state }) => (
            <span className="row g8" key={who}>
              <span className="pocket-state" data-held={state === 'held' || undefined}>
                <Icon name={state === 'held' ? 'clock' : 'check'} />
              </span>
              <span className="col grow">
                <span className="t13 b cut">{who}</span>
                <span className="t11 faint cut">{form}</span>
              </span>
              <span className="t11 num soft">{at}</span>
            </span>
          ))}
        </div>
      </div>
      <div className="sheet desk">
        <div className="sheet-head">
          <div className="col grow">
            <span className="t16 display">Approvals, 18:20</span>
            <span className="t11 faint">{organisations.trust}, one sitting</span>
          </div>
          <Chip mood="good">{approved} approved</Chip>
        </div>
        <div className="col sheet-list">
          {onDesk.map(({ who, form, state }, n) => (
            <span className="row g8" key={who}>
              <Avatar name={who} tint={n} />
              <span className="col grow">
                <span className="t13 b cut">{who}</span>
                <span className="t11 faint cut">{form}</span>
              </span>
              <Chip mood={MOODS[state]}>
                <Icon name={ICONS[state]} /> {WORDS[state]}
              </Chip>
            </span>
          ))}
        </div>
        <span className="t12 desk-note">Asha Kujur: 9 people in the house, 5 named. The form asks again tomorrow.</span>
      </div>
    </div>
  </div>
);

export const mockup: Mockup = {
  component: Queue,
  alt: `A field officer's phone that sent five of six records by itself in the evening, and the supervisor's approvals twenty minutes later: ${approved} approved, one sent back with its reason, one new.`,
};
