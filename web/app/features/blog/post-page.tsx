import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '~/components/button-link';
import { Section } from '~/components/section';
import { blogWords } from '~/content/blog';
import { paths } from '~/paths';
import { postOptions } from './blog-queries';
import { PostArticle } from './post-article';
import { PostNeighbours } from './post-neighbours';
import styles from './post-page.module.css';

const words = blogWords.post;
type Props = {
  slug: string;
  /** The page's full address, for sharing. */
  address: string;
};

/** The page of one post (spec section 2): loading, the post, or 'Post not found'. */
export function PostPage({ slug, address }: Props) {
  const { data, isPending } = useQuery(postOptions(slug));
  if (isPending) return <Loading />;
  if (!data) return <Missing />;
  return (
    <>
      <PostArticle post={data.post} address={address} />
      <PostNeighbours neighbours={data.neighbours} now={data.now} />
    </>
  );
}

const Loading = () => (
  <Section width="text">
    <p className={styles.loading} role="status">
      {words.loading}
    </p>
  </Section>
);

const Missing = () => (
  <Section width="text">
    <div className={styles.missing}>
      <h1>{words.missingTitle}</h1>
      <p>{words.missingText}</p>
      <ButtonLink to={paths.blogs}>{words.back}</ButtonLink>
    </div>
  </Section>
);
