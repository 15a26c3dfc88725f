import type { ArticleBlock } from '../article/article';
import styles from './blocks.module.css';
import { BlockImage, Caption } from './block-image';

const SIZES = '(min-width: 64em) 56rem, 100vw';

/** Images and videos below each other, with captions. */
export const MediaBlock = ({ images, videos }: Extract<ArticleBlock, { type: 'media' }>) => (
  <>
    {images.map((image, index) => (
      <figure key={index} className={styles.wide}>
        <BlockImage image={image} sizes={SIZES} />
        <Caption text={image.caption} />
      </figure>
    ))}
    {videos.map((video, index) => (
      <figure key={index} className={styles.wide}>
        <video className={styles.video} controls preload="none" playsInline>
          <source src={video.src} type={video.mime} />
          <a href={video.src}>Download the film</a>
        </video>
        <Caption text={video.caption} />
      </figure>
    ))}
  </>
);
