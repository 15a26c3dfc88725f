import { privacyNotice } from '~/content/forms/privacy-notice';
import { paths } from '~/paths';
import styles from './privacy-notice.module.css';

/** What happens to the entries, above the button of a form. The page opens in a new tab, so no entry is lost. */
export const PrivacyNotice = () => (
  <p className={styles.notice}>
    {privacyNotice.before}
    <a href={paths.privacy} target="_blank" rel="noopener">
      {privacyNotice.link}
      <svg
        className={styles.arrow}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M6 14 14 6M7 6h7v7" />
      </svg>{' '}
      <span className="visually-hidden">{privacyNotice.newTab}</span>
    </a>
    {privacyNotice.after}
  </p>
);
