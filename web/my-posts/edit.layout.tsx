// The words of editing a post; the page below reads the post in the browser, each time someone comes back to it.
import { Outlet } from 'react-router';
import { isOtherLanguage } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import type { Route } from './+types/edit.layout.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  pageData(context, 'myPosts', 'posting', 'floorPlan', 'planEditor', 'photos', 'areas', 'canvas', 'posts', 'enums', 'forms', 'suggestions');

export const shouldRevalidate = isOtherLanguage;

export default function EditLayout() {
  return <Outlet />;
}
