import { accounts as bnAccounts } from './bn/accounts.ts';
import { areas as bnAreas } from './bn/areas.ts';
import { detail as bnDetail } from './bn/detail.ts';
import { enums as bnEnums } from './bn/enums.ts';
import { errors as bnErrors } from './bn/errors.ts';
import { home as bnHome } from './bn/home.ts';
import { imports as bnImports } from './bn/imports.ts';
import { mail as bnMail } from './bn/mail.ts';
import { media as bnMedia } from './bn/media.ts';
import { moderation as bnModeration } from './bn/moderation.ts';
import { owning as bnOwning } from './bn/owning.ts';
import { posting as bnPosting } from './bn/posting.ts';
import { posts as bnPosts } from './bn/posts.ts';
import { profile as bnProfile } from './bn/profile.ts';
import { reports as bnReports } from './bn/reports.ts';
import { saved as bnSaved } from './bn/saved.ts';
import { search as bnSearch } from './bn/search.ts';
import { shell as bnShell } from './bn/shell.ts';
import { site as bnSite } from './bn/site.ts';
import { suggestions as bnSuggestions } from './bn/suggestions.ts';
import { accounts as enAccounts } from './en/accounts.ts';
import { areas as enAreas } from './en/areas.ts';
import { detail as enDetail } from './en/detail.ts';
import { enums as enEnums } from './en/enums.ts';
import { errors as enErrors } from './en/errors.ts';
import { home as enHome } from './en/home.ts';
import { imports as enImports } from './en/imports.ts';
import { mail as enMail } from './en/mail.ts';
import { media as enMedia } from './en/media.ts';
import { moderation as enModeration } from './en/moderation.ts';
import { owning as enOwning } from './en/owning.ts';
import { posting as enPosting } from './en/posting.ts';
import { posts as enPosts } from './en/posts.ts';
import { profile as enProfile } from './en/profile.ts';
import { reports as enReports } from './en/reports.ts';
import { saved as enSaved } from './en/saved.ts';
import { search as enSearch } from './en/search.ts';
import { shell as enShell } from './en/shell.ts';
import { site as enSite } from './en/site.ts';
import { suggestions as enSuggestions } from './en/suggestions.ts';

/** Every word of the product by language and noun. For the server only: a page receives the compiled words it needs. */
export const catalogue = {
  bn: {
    accounts: bnAccounts,
    areas: bnAreas,
    detail: bnDetail,
    enums: bnEnums,
    errors: bnErrors,
    home: bnHome,
    imports: bnImports,
    mail: bnMail,
    media: bnMedia,
    moderation: bnModeration,
    owning: bnOwning,
    posting: bnPosting,
    posts: bnPosts,
    profile: bnProfile,
    reports: bnReports,
    saved: bnSaved,
    search: bnSearch,
    shell: bnShell,
    site: bnSite,
    suggestions: bnSuggestions,
  },
  en: {
    accounts: enAccounts,
    areas: enAreas,
    detail: enDetail,
    enums: enEnums,
    errors: enErrors,
    home: enHome,
    imports: enImports,
    mail: enMail,
    media: enMedia,
    moderation: enModeration,
    owning: enOwning,
    posting: enPosting,
    posts: enPosts,
    profile: enProfile,
    reports: enReports,
    saved: enSaved,
    search: enSearch,
    shell: enShell,
    site: enSite,
    suggestions: enSuggestions,
  },
} as const;
