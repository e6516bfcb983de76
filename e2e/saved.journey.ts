// Saved listings that are no posts: a firm says in words what it does, an offer that its price is of one share.
import { saved } from '#contracts/saved.ts';
import { formatter } from '#i18n/format.ts';
import { liveOffer, sixteenFlats } from './support/groups.ts';
import { expect, languages, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import { send, tokenOf } from './support/posts.ts';
import type { Account } from './support/product.ts';
import { nokshi, publicFirm } from './support/reviews.ts';

const sizes = { bn: { width: 360, height: 800 }, en: { width: 1280, height: 900 } } as const;

for (const lng of languages) {
  const buyer: Account = { email: `saver-${lng}@example.test`, password: 'saver-of-journeys', name: 'মিথিলা ইসলাম', role: 'user' };

  test.describe(lng, () => {
    test.use({ lng, viewport: sizes[lng] });

    test('a saved firm and offer', async ({ page, product, t }) => {
      const fmt = formatter(lng);
      await product.account(buyer);
      const token = await tokenOf(product, buyer);
      const firm = await publicFirm(product);
      const PostID = await liveOffer(product);
      await send(product, saved.save, { token, json: { postId: firm, type: 'interior' } });
      await send(product, saved.save, { token, json: { postId: PostID, type: 'group' } });

      await signedIn(page, product, buyer);
      await page.goto('/user/my-saved-posts');
      const firmCard = page.getByRole('article').filter({ hasText: nokshi.name[lng] });
      const services = firmCard.getByRole('list', { name: t('saved.services') }).getByRole('listitem');
      await expect(services).toHaveText([t('enums.firmService_design3d'), t('enums.firmService_modularKitchen')]);
      const offer = page.getByRole('article').filter({ hasText: sixteenFlats.title[lng] });
      await expect(offer).toContainText(fmt.taka(9_200_000));
      await expect(offer.getByText(t('posts.perShare'), { exact: true })).toBeVisible();
      await expect(offer.getByText(fmt.area(1350), { exact: true })).toBeVisible();
    });
  });
}
