import { LibraryImage } from '~/components/library-image';
import { PersonIllustration } from '../shared/person-illustration';
import type { QuoteItem } from '../section-schemas.generated';

type Props = Pick<QuoteItem, 'person' | 'portrait' | 'illustration'> & { sizes: string; className?: string };

/** The speaker of a quotation: an image of the media library, or the drawn portrait without its background. */
export const Person = ({ person, portrait, illustration, sizes, className }: Props) =>
  portrait ? (
    <LibraryImage image={portrait} alt={person} sizes={sizes} className={className} />
  ) : (
    illustration && <PersonIllustration name={illustration} cutOut className={className} />
  );
