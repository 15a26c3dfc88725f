import { SAMPLES_NOTE } from '~/lib/sample-organisations';
import type { TeamContent } from '~/sections/team/team';
import { paths } from '~/paths';

/** Sample people with rendered portraits. Use `image` for the URL of a photograph. */
export const team: TeamContent = {
  title: 'Our Team',
  lead: 'Twelve people in Bengaluru and on the road. Most of us have carried a clipboard before we wrote a line of code.',
  note: SAMPLES_NOTE,
  noName: 'Name Not Available',
  noRole: 'Designation Not Available',
  items: [
    {
      name: 'Ananya Hegde',
      role: 'Co-founder, product',
      linkedin: 'https://example.org/in/ananya-hegde',
      look: { skin: 'warm', hair: 'black', cut: 'long', cloth: 'forest', collar: 'kurta', ground: 'leaf' },
    },
    {
      name: 'Rohit Menon',
      role: 'Co-founder, engineering',
      linkedin: 'https://example.org/in/rohit-menon',
      look: {
        skin: 'brown',
        hair: 'black',
        cut: 'short',
        cloth: 'indigo',
        collar: 'shirt',
        ground: 'paper',
        beard: true,
      },
    },
    {
      name: 'Kavitha Nair',
      role: 'Head of field programmes',
      linkedin: 'https://example.org/in/kavitha-nair',
      look: { skin: 'brown', hair: 'black', cut: 'bun', cloth: 'rust', collar: 'saree', ground: 'marigold' },
    },
    {
      name: 'Tashi Lepcha',
      role: 'Mobile engineering',
      linkedin: 'https://example.org/in/tashi-lepcha',
      look: { skin: 'light', hair: 'black', cut: 'parted', cloth: 'teal', collar: 'round', ground: 'indigo' },
    },
    {
      name: 'Farida Khan',
      role: 'Data quality',
      linkedin: 'https://example.org/in/farida-khan',
      look: { skin: 'light', hair: 'black', cut: 'scarf', cloth: 'leaf', collar: 'round', ground: 'paper' },
    },
    {
      name: 'Suresh Oraon',
      role: 'Field training, eastern region',
      linkedin: 'https://example.org/in/suresh-oraon',
      look: { skin: 'deep', hair: 'black', cut: 'cropped', cloth: 'marigold', collar: 'kurta', ground: 'teal' },
    },
    {
      name: 'Devika Prasad',
      role: 'Machine learning',
      linkedin: 'https://example.org/in/devika-prasad',
      look: {
        skin: 'warm',
        hair: 'brown',
        cut: 'bob',
        cloth: 'ink',
        collar: 'round',
        ground: 'marigold',
        glasses: true,
      },
    },
    {
      name: 'Gurpreet Sandhu',
      role: 'Agriculture platforms',
      linkedin: 'https://example.org/in/gurpreet-sandhu',
      look: {
        skin: 'warm',
        hair: 'grey',
        cut: 'cropped',
        cloth: 'forest',
        collar: 'shirt',
        ground: 'leaf',
        beard: true,
        glasses: true,
      },
    },
    {
      name: 'Mary Kharshiing',
      role: 'Design research',
      linkedin: 'https://example.org/in/mary-kharshiing',
      look: {
        skin: 'light',
        hair: 'brown',
        cut: 'bun',
        cloth: 'teal',
        collar: 'shirt',
        ground: 'indigo',
        glasses: true,
      },
    },
    {
      name: 'Vikram Joshi',
      role: 'CSR and compliance',
      linkedin: 'https://example.org/in/vikram-joshi',
      look: {
        skin: 'brown',
        hair: 'grey',
        cut: 'parted',
        cloth: 'ink',
        collar: 'shirt',
        ground: 'paper',
        glasses: true,
      },
    },
    {
      name: 'Bhavna Solanki',
      role: 'Customer support',
      linkedin: 'https://example.org/in/bhavna-solanki',
      look: { skin: 'deep', hair: 'black', cut: 'long', cloth: 'marigold', collar: 'saree', ground: 'teal' },
    },
    {
      name: 'Joel Fernandes',
      role: 'Platform and security',
      linkedin: 'https://example.org/in/joel-fernandes',
      look: { skin: 'brown', hair: 'black', cut: 'bald', cloth: 'rust', collar: 'round', ground: 'leaf', beard: true },
    },
  ],
  text: 'We look for people who would rather watch somebody use a form than be told how it went.',
  action: { label: 'Join Us', to: paths.apply },
};
