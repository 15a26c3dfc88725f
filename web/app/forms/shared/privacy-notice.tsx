import { Arrow } from '~/components/arrow';
import { privacyNotice } from '~/content/forms/form-content';
import { paths } from '~/paths';
import styles from './privacy-notice.module.css';

/** Privacy notice above the submit button. Its link opens a new tab, so that no entry is lost. */
export const PrivacyNotice = () => (
  <p className={styles.notice}>
    {privacyNotice.before}
    <a href={paths.privacy} target="_blank" rel="noopener">
      {privacyNotice.link}
      <Arrow to="newTab" className={styles.arrow} /> <span className="visually-hidden">{privacyNotice.newTab}</span>
    </a>
    {privacyNotice.after}
  </p>
);
