import { ArrowUpRight } from '~/components/button';
import { privacyNotice } from '~/content/forms/form-content';
import { paths } from '~/paths';
import styles from './privacy-notice.module.css';

/** Privacy notice above the submit button. Its link opens a new tab, so that no entry is lost. */
export const PrivacyNotice = () => (
  <p className={styles.notice}>
    {privacyNotice.before}
    <a href={paths.privacy} target="_blank" rel="noopener">
      {privacyNotice.link}
      <ArrowUpRight className={styles.arrow} size="1em" />{' '}
      <span className="visually-hidden">{privacyNotice.newTab}</span>
    </a>
    {privacyNotice.after}
  </p>
);
