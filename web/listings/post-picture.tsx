import type { ComponentProps } from 'react';
import type { PostCard, PostImage } from '#contracts/posts/posts.ts';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { useWords } from '#web/platform/language.tsx';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';

const PictureOnTap = lazyHydrate(async () => (await import('./picture-on-tap.tsx')).PictureOnTap);

export interface PictureProps {
  image: PostImage;
  alt: string;
  sizes: string;
  eager?: boolean;
  className?: string;
  /** What is on it, for a button that fetches it, where `alt` is empty because the text is beside it. */
  subject?: string;
  /** The link around it, such as to its file. */
  link?: ComponentProps<'a'>;
}

/** One picture in the sizes it was stored in; its box must have a height of its own, so that nothing jumps. */
export function Picture(props: PictureProps) {
  const { image, alt, sizes, eager = false, className, link } = props;
  if (useDataSaver()) return <PictureOnTap {...props} />;
  const picture = (
    <img
      src={image.src}
      srcSet={image.srcset}
      sizes={sizes}
      width={image.w}
      height={image.h}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={className ?? 'absolute inset-0 size-full object-cover'}
    />
  );
  return link ? <a {...link}>{picture}</a> : picture;
}

/** The cover of a post, or the drawing of its property type. */
export function PostPicture({ post, sizes, eager = false }: { post: PostCard; sizes: string; eager?: boolean }) {
  const { t } = useWords();
  const cover = post.images[0];
  if (cover) return <Picture image={cover} alt={cover.shot ? t(`enums.shot_${cover.shot}`) : ''} subject={post.postTitle} sizes={sizes} eager={eager} />;
  return (
    <img
      src={`/placeholders/${post.propertyType}.svg`}
      alt={t('posts.noPicture', { type: t(`enums.propertyType_${post.propertyType}`) })}
      width={800}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
