import { organisations, SAMPLES_NOTE } from '~/lib/sample-organisations';
import type { PageHeroContent } from '~/sections/page-hero/page-hero';
import type { TestimonialsContent } from '~/sections/testimonials/testimonials';
import type { Quotation } from '~/sections/quote/quote';
import type { QuotesContent } from '~/sections/quotes/quotes';
import type { PageDescription } from '~/lib/seo/page-meta';
import { paths } from '~/paths';

/** Sample testimonials of invented people. The owner replaces them. */
export const testimonials: readonly Quotation[] = [
  {
    text: 'We used to lose the last week of every quarter to reconciling three versions of the same register. This quarter the finance officer opened the dashboard in the review meeting, pressed on a number that looked too good, and read the seventeen household records behind it aloud. Nobody asked for the spreadsheet again.',
    person: 'Lata Barla',
    role: `Head of programmes, ${organisations.trust}`,
  },
  {
    text: 'Our enumerators work four days at a stretch without a signal. They come down to the block office, the phones sync over tea, and I have approved the week before they have finished their second cup. In eleven months we have not lost a single record.',
    person: 'Prakash Gurung',
    role: `Field manager, ${organisations.foundation}`,
  },
  {
    text: 'The board asked what our education spend had changed. For once I did not answer with the number of school bags.',
    person: 'Nandini Bhat',
    role: `CSR lead, ${organisations.industries}`,
  },
  {
    text: 'I asked how many mothers had missed two visits in a row since the monsoon, in exactly those words, and had a list by village before the nurse had put her bag down. She telephoned nine of them that afternoon. That is the whole case for the software, as far as I am concerned.',
    person: 'Dr Imran Sheikh',
    role: `Medical director, ${organisations.clinics}`,
  },
  {
    text: 'Our auditors used to sample forty files in the district store room. Now they pick forty numbers at random on a screen and open the photograph, the signature and the position for each. The audit took two days instead of nine, and the only finding was about our stationery.',
    person: 'Meenakshi Pillai',
    role: `Finance and compliance, ${organisations.schools}`,
  },
  {
    text: 'Growers argued with inspectors about which lot had failed. With one lot number from breeder seed to bag there is nothing left to argue about: everybody looks at the same line, and the certificate goes out in the same week in which the test comes back from the laboratory.',
    person: 'Harbhajan Gill',
    role: `Seed production head, ${organisations.growers}`,
  },
  {
    text: 'Eleven investees, eleven ways to count a job. They still count in their own way. We see it in ours, with a note on every conversion, and the notes are what our limited partners read first when the annual letter arrives, because they can see what we assumed and disagree with it.',
    person: 'Sofia D’Costa',
    role: `Impact director, ${organisations.capital}`,
  },
  {
    text: 'I deliver evaluations. Handing over the findings together with every record they rest on has changed the conversation with clients from whether I am right to what they should do next. Two of them have since cancelled a survey they had planned, because the answer was already in last year’s data.',
    person: 'Arvind Kulkarni',
    role: 'Independent evaluator',
  },
];

/** Number of words of a testimonial before the cut. */
export const TESTIMONIAL_WORDS = 35;

export const testimonialCarousel: TestimonialsContent = {
  title: 'From people who have to stand by the numbers',
  items: testimonials,
  words: TESTIMONIAL_WORDS,
  note: SAMPLES_NOTE,
};

export const page: PageDescription = {
  path: paths.testimonials,
  title: 'What our partners say',
  description: 'Programme heads, field managers, auditors and investors on collecting, checking and reporting with us.',
  type: 'company',
};

export const opening: PageHeroContent = {
  variant: 'paper',
  title: 'What our partners say',
  lead: 'Field managers, auditors, clinicians and investors on the day the numbers began to agree.',
};

export const allTestimonials: QuotesContent = { variant: 'columns', title: 'In full', items: testimonials };
