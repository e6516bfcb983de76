// A post that was begun on this device: its form opens where the draft was left.
import type { PostType } from '#contracts/enums.ts';
import { ownPosts } from '#contracts/posts/own-posts.ts';
import { postDrafts } from '#contracts/posts/post-drafts.ts';
import { posts } from '#contracts/posts/posts.ts';
import { usualRate } from '#contracts/posts/usual-rate.ts';
import { draftKey, storeDraft, newDraft } from '#web/posting/draft/draft.ts';
import { emptyPost, type PostForm, type StepName } from '#web/posting/post-form.ts';
import { serveAreas } from './areas.ts';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { signedIn } from './people.ts';
import { drawPictures } from './pictures.ts';
import { uploadByFetch } from './upload.ts';

/** When this one would be looked at. */
export const review = { from: '2026-11-24T05:00:00.000Z', to: '2026-11-24T09:00:00.000Z', place: 3, overdue: false, priceOnly: false, closedDays: [] };

/** Karim with an unsent post of these answers, on a screen with room for all of it or for a step. */
export function withDraft(type: PostType, answers: Partial<PostForm>, reached: StepName = 'check'): FakeApi {
  const { id, phone } = signedIn();
  const form = { ...emptyPost, primaryContact: phone ?? '', ...answers };
  storeDraft(localStorage, draftKey(type, id), { ...newDraft(), form, reached, savedAt: Date.now() });
  drawPictures();
  uploadByFetch();
  const api = fakeApi();
  serveAreas(api);
  api.on(usualRate.around, { success: true, rate: null, sold: null });
  api.on(postDrafts.list, { success: true, drafts: [] });
  api.on(postDrafts.save, { success: true, version: 1, savedAt: new Date().toISOString(), stored: [] });
  api.on(postDrafts.storePhoto, { success: true });
  api.on(ownPosts.proposed, { success: true, proposed: null });
  api.on(posts.usedPictures, { success: true, items: [] });
  return api;
}
