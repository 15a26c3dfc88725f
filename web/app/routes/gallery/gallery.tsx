import { HeadlessMantineProvider } from '@mantine/core';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { Brand } from './brand';
import { States } from './states';
import { Controls } from './controls';
import { FormFields } from './form-fields';
import { Reading } from './reading';
import { Tokens } from './tokens';
import { Words } from './words';
import { theme } from '~/theme/theme';

export const meta = () => [{ title: 'Gallery' }, { name: 'robots', content: 'noindex' }];

/** Every component in every state. Development only. */
export default function Gallery() {
  return (
    <main id="content">
      <Section>
        <SectionHeading
          level={1}
          title="From field data to evidence"
          lead="The tokens, the brand and the small pieces of this site, each in every state. Pages are built from these and bring no looks of their own."
        />
      </Section>
      <Brand />
      <Tokens />
      <Words />
      <Controls />
      <HeadlessMantineProvider theme={theme}>
        <FormFields />
      </HeadlessMantineProvider>
      <States />
      <Reading />
    </main>
  );
}
