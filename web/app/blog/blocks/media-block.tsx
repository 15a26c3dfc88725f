import type { ArticleBlock } from '../article/article';
import styles from './blocks.module.css';
import { BlockImage, Caption } from './block-image';

const SIZES = '(min-width: 64em) 56rem, 100vw';

/** One picture or film, or several below each other, with captions. */
export const MediaBlock = ({ pictures, films }: Extract<ArticleBlock, { type: 'media' }>) => (
  <>
    {pictures.map((picture, index) => (
      <figure key={index} className={styles.wide}>
        <BlockImage picture={picture} sizes={SIZES} />
        <Caption text={picture.caption} />
      </figure>
    ))}
    {films.map((film, index) => (
      <figure key={index} className={styles.wide}>
        <video className={styles.film} controls preload="none" playsInline>
          <source src={film.src} type={film.mime} />
          <a href={film.src}>Download the film</a>
        </video>
        <Caption text={film.caption} />
      </figure>
    ))}
  </>
);
