import type { PostImage } from '#contracts/posts/posts.ts';
import { Picture } from '#web/listings/post-picture.tsx';
import { initial } from '#web/ui/avatar.tsx';

/** A firm's logo, or the first letter of its name. Decoration: the name is beside it. */
export function FirmMark({ name, logo, className }: { name: string; logo: PostImage | null; className: string }) {
  if (logo) {
    return (
      <span className={`relative block overflow-hidden bg-card ${className}`}>
        <Picture image={logo} alt="" subject={name} sizes="112px" />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      data-initial={initial(name)}
      className={`control grid place-items-center bg-photo-clay font-display font-semibold text-white before:content-[attr(data-initial)] ${className}`}
    />
  );
}
