import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Button } from '~/components/button';
import { ButtonLink, type ButtonLook } from '~/components/button-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { paths } from '~/paths';
import '@mantine/core/styles/default-css-variables.css';
import '~/theme/form-controls.css';
import styles from './gallery.module.css';

const LOOKS: readonly ButtonLook[] = ['primary', 'secondary', 'quiet', 'on-dark'];

export const Controls = () => (
  <>
    <Section tone="surface">
      <SectionHeading title="Buttons" lead="Default, large, a link with an arrow, disabled, busy." />
      <Buttons looks={LOOKS.slice(0, 3)} />
    </Section>
    <Section tone="forest">
      <Buttons looks={LOOKS} />
    </Section>
    <Section>
      <SectionHeading title="Form controls" />
      <div className={styles.split}>
        <div className={styles.form}>
          <TextInput label="Full name" placeholder="As it should appear in our reply" withAsterisk />
          <TextInput label="Work e-mail" defaultValue="asha@" error="Please enter a valid e-mail address." />
          <TextInput
            label="Organisation"
            description="The registered name."
            disabled
            defaultValue="Not to be changed"
          />
          <NativeSelect label="Organisation type" data={['Select Organization Type', 'NGO', 'Foundation']} />
        </div>
        <div className={styles.form}>
          <Textarea label="What would you like to see?" />
          <Checkbox label="Offline data collection" />
          <Checkbox label="Grant and programme analytics, with the donor reports that follow from it" defaultChecked />
          <Checkbox label="Not available" disabled />
          <Checkbox label="I agree to the privacy policy" error="Please agree before you send." />
        </div>
      </div>
    </Section>
  </>
);

const Buttons = ({ looks }: { looks: readonly ButtonLook[] }) =>
  looks.map((look) => (
    <div key={look} className={styles.row}>
      <Button look={look}>Request Demo</Button>
      <Button look={look} size="l">
        Request Demo
      </Button>
      <ButtonLink look={look} to={paths.contact} icon={<IconArrowRight />}>
        Start Your Free Trial
      </ButtonLink>
      <Button look={look} disabled>
        Disabled
      </Button>
      <Button look={look} aria-busy>
        Sending…
      </Button>
    </div>
  ));
