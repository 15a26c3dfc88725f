import { IconArrowRight } from '@tabler/icons-react';
import { Button } from '~/components/button';
import { ButtonLink, type ButtonLook } from '~/components/button-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { paths } from '~/paths';
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
