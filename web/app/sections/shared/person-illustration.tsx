import type { QuoteItem } from '../section-schemas.generated';

type Illustration = NonNullable<QuoteItem['illustration']>;

/** The illustrations of speakers, with texts that are true without the background too. */
export const PEOPLE: Readonly<Record<Illustration, string>> = {
  weaver: 'A grey-haired woman in glasses and a rust sari shows a list on a phone.',
  grower: 'A man in a red turban, with a grey moustache, holds a phone with a calendar.',
  'programme-lead': 'A woman in a maroon sari shows the photograph of a spotted leaf.',
  'programme-head': 'A woman in a white sari with a red border.',
  'field-manager': 'A man in a red woven cap.',
  'csr-lead': 'A woman with straight dark hair and a blue jacket.',
  doctor: 'A man with a grey beard, glasses and a stethoscope.',
  'finance-head': 'A woman in glasses and a green sari, with jasmine in her hair.',
  'seed-head': 'A man in an orange turban, with a long beard.',
  'impact-director': 'A woman with short curls and hoop earrings.',
  evaluator: 'A bald man with round glasses and a white moustache.',
};

type Props = {
  name: Illustration;
  /** The person without the background, cut straight at the bottom. */
  cutOut?: boolean;
  className?: string;
};

/** The portrait of a speaker that came with the site. */
export const PersonIllustration = ({ name, cutOut, className }: Props) => (
  <img
    src={`/media/people/${cutOut ? 'cut-out/' : ''}${name}.svg`}
    alt={PEOPLE[name]}
    width={cutOut ? 420 : 480}
    height={cutOut ? 430 : 560}
    loading="lazy"
    className={className}
  />
);
