// Pictures that staff upload for firms and offers, before the fields that name them are sent.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { PostImage } from './posts/posts.ts';

/** An uploaded picture; fields of firms and offers name it by `id`. */
export const StaffPicture = PostImage.extend({ id: z.string() });
export type StaffPicture = z.infer<typeof StaffPicture>;

export const pictures = {
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/pictures',
    access: 'support',
    summary: 'Upload pictures for firms and offers; one that nothing names within half an hour is deleted',
    status: 201,
    body: z.object({}),
    files: { field: 'images', max: limits.interiors.uploadMax },
    response: z.object({ success: z.literal(true), items: z.array(StaffPicture) }),
  }),
};
