import { paths } from '~/paths';
import { PRIVACY_VERSION } from './privacy-version';

/**
 * A paragraph, or a list with an introduction. `{email}`, `{privacyEmail}`, `{company}`, `{leadsRetention}` and
 * `{applicationsRetention}` are placeholders. A change of the text needs a new version in privacy-version.ts.
 */
export type LegalBlock = string | { intro: string; items: readonly string[] };
export type LegalPart = { id: string; title: string; blocks: readonly LegalBlock[] };
export type LegalContent = {
  meta: { title: string; description: string };
  crumbs: readonly { name: string; to: string }[];
  title: string;
  /** ISO date. */
  updated: string;
  parts: readonly [LegalPart, ...LegalPart[]];
};

export const privacy: LegalContent = {
  meta: {
    title: 'Privacy & Terms',
    description:
      'What {company} collects on this website, what it is used for, who sees it, how long it is kept, and how to have it deleted.',
  },
  crumbs: [
    { name: 'Home', to: paths.home },
    { name: 'Privacy & Terms', to: paths.privacy },
  ],
  title: 'Privacy & Terms',
  updated: PRIVACY_VERSION,
  parts: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        'This page says what {company} does with personal data on this website, and on what terms you may use the site. “We” is {company}, Bengaluru, India. By using the site you accept these terms; if you do not, please do not use it.',
        'It covers this website and the requests that you send through it. Data that our clients collect with our products belongs to them and is governed by our agreement with each client; there we act on their instructions.',
        'The texts, pictures and product names on this site are ours or are used with permission. You may read, print and quote them with their source. Figures about programmes are given as we know them on the day of publication and are no promise of the same result elsewhere.',
        'Questions about this page reach us at {privacyEmail}, all others at {email}.',
      ],
    },
    {
      id: 'collection',
      title: 'What we collect',
      blocks: [
        'You can read the whole site without telling us who you are. There are no accounts, no advertising and no tracking across other sites.',
        {
          intro: 'We store what you type into a form when you send it:',
          items: [
            'Demo request: name, organisation, phone, e-mail, the date and time you prefer and the products you are interested in.',
            'Contact message: name, organisation and its type, job title, phone, e-mail and your message.',
            'Trial request: name, organisation and its type, role, e-mail, phone, team size, where you work, your thematic areas, your challenges and how you collect data today.',
            'Enquiry about a need: name, e-mail, phone, organisation, needs, thematic area and what you add to it.',
            'Application to join us: name, e-mail, phone, your motivation and further details.',
          ],
        },
        'With each form we store the page it was sent from, or the page on which you pressed Request Demo, the time and the date of the version of this page that applied; where it looks like an automated message, also why. To keep such messages out we look at your network address for a short while and do not keep it with the form.',
        'Our server writes a technical log with a line for each request: the time, the kind of request, the path of the page or file, whether it was answered and how quickly, and a number by which we find that one request again. When something fails, the error is written down too. Your network address, the browser you use, the words you search for and what you enter in a form are not in it.',
        'The lines of this log go to the log system of the machine that the site runs on. How long they stay there is set on that machine and not by this website; write to {privacyEmail} if you wish to know.',
        'The site sets no cookies. It notes in your browser’s own storage, for the open tab only, that you have seen the opening screen and whether you pressed Request Demo.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      blocks: [
        {
          intro: 'We use what you send us for one thing, the one you sent it for:',
          items: [
            'to answer your question or arrange the demo you asked for,',
            'to set up your trial and help you with it,',
            'to consider your application,',
            'to prepare an offer when you want one.',
          ],
        },
        'We also count requests by kind and month to see whether the site does its work. These counts hold no names. We do not send newsletters to people who have not asked for one, make no automated decisions about you, and do not use your data to train models.',
      ],
    },
    {
      id: 'sharing',
      title: 'Whom we share it with',
      blocks: [
        'We do not sell personal data and do not give it to anybody for their own advertising.',
        {
          intro: 'It may be seen by:',
          items: [
            'our own staff who answer requests or look after the site,',
            'companies that host our servers or carry our e-mail, bound by contract to do nothing else with it,',
            'an authority or court, where the law obliges us; we tell you unless we are forbidden to.',
          ],
        },
        'Should the business be taken over, requests that are still open pass to the new owner on these same terms, and we announce it here beforehand.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        'We keep a request for as long as we are in conversation with you. The website deletes it by itself {leadsRetention} after we closed it. An application is deleted by itself {applicationsRetention} after we closed it, which we do with our decision. You need not ask for either.',
        'These times count from the last change that we made to its status or to our notes on it. What nobody ever closed is deleted after the same time, counted from its last change or, without any, from the day it reached us.',
        'E-mails, those that tell our staff of a new request included, are not part of this. They stay in our mailboxes until we delete them, and we do so when you ask.',
        'Where we become partners, what belongs to the contract is kept for as long as the law on accounts and taxes requires. Backups are overwritten in turn within 90 days.',
      ],
    },
    {
      id: 'deletion',
      title: 'Deleting your account and your data',
      blocks: [
        'This website has no accounts. If you have a trial or a client account for one of our products, the administrator of your organisation can close it; what you collected can be exported beforehand and is deleted 30 days after closing.',
        {
          intro: 'Write to {privacyEmail} from the address concerned if you wish',
          items: [
            'to know what we hold about you, and to have a copy,',
            'to have it corrected,',
            'to have it deleted,',
            'to withdraw your consent or to complain about how we handled your data.',
          ],
        },
        'We answer within 30 days. We may ask for a detail that only you can know, so that nobody else has your data deleted.',
      ],
    },
    {
      id: 'third-party-links',
      title: 'Links to other sites',
      blocks: [
        'Some links lead to sites that we do not run: interactive prototypes, social networks, the sites of partners. Their own terms apply there, and we answer for neither their content nor their handling of your data.',
        'Films are kept by YouTube. On product pages nothing is loaded from there until you press Play, and then from its address that sets no cookies before you play. The page of demo videos shows small pictures that come from YouTube’s servers, which see your network address in doing so.',
      ],
    },
    {
      id: 'phishing',
      title: 'Protection against phishing',
      blocks: [
        {
          intro: 'We never ask you by e-mail, message or telephone for',
          items: [
            'a password or a one-time code,',
            'bank or card details,',
            'a payment for a demo, a trial or an application,',
            'the personal data of your beneficiaries.',
          ],
        },
        'Mail from us comes from the domain of {email}. If a message looks odd, open no link in it; forward it to {privacyEmail} and we tell you whether it is ours.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      blocks: [
        'When we change how we handle data, we change this page first and set a new date at its top. A change that matters to people whose data we already hold is also sent to them by e-mail, at least two weeks before it applies.',
        'The terms are governed by the law of India; the courts in Bengaluru are competent.',
      ],
    },
  ],
};

/** The text for the usual retention periods. Other periods are in days. */
const NAMED: Readonly<Record<number, string>> = { 183: 'six months', 730: '24 months' };

/** Returns a retention period, in days, as text: 730 is "24 months", 90 is "90 days". */
export const retentionTerm = (days: number): string => NAMED[days] ?? (days === 1 ? 'one day' : `${days} days`);
