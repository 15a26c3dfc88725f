import { Link } from 'react-router-dom';
import { Section } from '~/components/section';
import { blogCopy } from '~/content/blog';
import { textAttributes } from '~/lib/languages';
import { ScriptFonts } from '~/sections/shared/script-fonts';
import type { ArticleCard } from '../list/article-card';
import { ArticleCardItem } from '../list/article-card-item';
import type { RelatedArticles } from './related-articles';
import styles from './related-articles-nav.module.css';
import { articleItem } from '../list/story-card';
import { useCardVisit } from '../list/use-card-visit';

/** A 16:9 image that covers a 16:10 card is a ninth wider than the card. */
const SIZES = '(min-width: 82em) 27.5rem, (min-width: 62em) 35vw, (min-width: 36em) 53vw, 100vw';

type Props = { relatedArticles: RelatedArticles; now: number };

/** Links to the articles before and after this one, and to those with the same tags. */
export function RelatedArticlesNav({ relatedArticles: { next, previous, similar }, now }: Props) {
  if (!next && !previous && similar.length === 0) return null;
  return (
    <Section tone="deep" labelledBy={similar.length > 0 ? 'related-title' : undefined} className={styles.on}>
      <ScriptFonts of={[next, previous, similar]} />
      {similar.length > 0 && (
        <>
          <h2 id="related-title" className={styles.title}>
            {blogCopy.article.related}
          </h2>
          <ul className={styles.related}>
            {similar.map((card) => (
              <li key={card.id}>
                <ArticleCardItem item={articleItem(card)} now={now} sizes={SIZES} />
              </li>
            ))}
          </ul>
        </>
      )}
      {(previous ?? next) && (
        <nav aria-label="More posts" className={styles.turn}>
          {previous && <Turn card={previous} label="Previous post" rel="prev" />}
          {next && <Turn card={next} label="Next post" rel="next" />}
        </nav>
      )}
    </Section>
  );
}

function Turn({ card, label, rel }: { card: ArticleCard; label: string; rel: 'prev' | 'next' }) {
  const { to } = articleItem(card);
  return (
    <Link to={to} rel={rel} data-rel={rel} onClick={useCardVisit(to)} prefetch="intent">
      <span className={styles.label}>{label}</span>
      <span className={styles.name} dir="auto" {...textAttributes(card.language)}>
        {card.title}
      </span>
    </Link>
  );
}
