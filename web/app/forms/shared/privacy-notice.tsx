import { Arrow } from '~/components/arrow';
import { privacyNotice } from '~/content/forms/privacy-notice';
import { paths } from '~/paths';
import styles from './privacy-notice.module.css';

/** What happens to the entries, above the button of a form. The page opens in a new tab, so no entry is lost. */
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
