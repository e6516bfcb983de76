// Written by `npm run words` from the files of words.
import { about as bnAbout } from './bn/about.ts';
import { accounts as bnAccounts } from './bn/accounts.ts';
import { areaCompare as bnAreaCompare } from './bn/area-compare.ts';
import { areas as bnAreas } from './bn/areas.ts';
import { blog as bnBlog } from './bn/blog.ts';
import { buyingCosts as bnBuyingCosts } from './bn/buying-costs.ts';
import { canvas as bnCanvas } from './bn/canvas.ts';
import { channels as bnChannels } from './bn/channels.ts';
import { compare as bnCompare } from './bn/compare.ts';
import { contact as bnContact } from './bn/contact.ts';
import { decide as bnDecide } from './bn/decide.ts';
import { detail as bnDetail } from './bn/detail.ts';
import { documents as bnDocuments } from './bn/documents.ts';
import { enums as bnEnums } from './bn/enums.ts';
import { errors as bnErrors } from './bn/errors.ts';
import { faq as bnFaq } from './bn/faq.ts';
import { fields as bnFields } from './bn/fields.ts';
import { floorPlan as bnFloorPlan } from './bn/floor-plan.ts';
import { forms as bnForms } from './bn/forms.ts';
import { furniture as bnFurniture } from './bn/furniture.ts';
import { groups as bnGroups } from './bn/groups.ts';
import { guide as bnGuide } from './bn/guide.ts';
import { heads as bnHeads } from './bn/heads.ts';
import { home as bnHome } from './bn/home.ts';
import { imports as bnImports } from './bn/imports.ts';
import { install as bnInstall } from './bn/install.ts';
import { integrations as bnIntegrations } from './bn/integrations.ts';
import { interiors as bnInteriors } from './bn/interiors.ts';
import { legalRequests as bnLegalRequests } from './bn/legal-requests.ts';
import { mail as bnMail } from './bn/mail.ts';
import { maps as bnMaps } from './bn/maps.ts';
import { media as bnMedia } from './bn/media.ts';
import { members as bnMembers } from './bn/members.ts';
import { moderation as bnModeration } from './bn/moderation.ts';
import { myPosts as bnMyPosts } from './bn/my-posts.ts';
import { notifications as bnNotifications } from './bn/notifications.ts';
import { offline as bnOffline } from './bn/offline.ts';
import { pages as bnPages } from './bn/pages.ts';
import { photos as bnPhotos } from './bn/photos.ts';
import { planEditor as bnPlanEditor } from './bn/plan-editor.ts';
import { posting as bnPosting } from './bn/posting.ts';
import { posts as bnPosts } from './bn/posts.ts';
import { privacy as bnPrivacy } from './bn/privacy.ts';
import { profile as bnProfile } from './bn/profile.ts';
import { reports as bnReports } from './bn/reports.ts';
import { reviews as bnReviews } from './bn/reviews.ts';
import { safety as bnSafety } from './bn/safety.ts';
import { saved as bnSaved } from './bn/saved.ts';
import { savedSearches as bnSavedSearches } from './bn/saved-searches.ts';
import { search as bnSearch } from './bn/search.ts';
import { selling as bnSelling } from './bn/selling.ts';
import { shell as bnShell } from './bn/shell.ts';
import { shortlists as bnShortlists } from './bn/shortlists.ts';
import { site as bnSite } from './bn/site.ts';
import { staff as bnStaff } from './bn/staff.ts';
import { staffBlog as bnStaffBlog } from './bn/staff-blog.ts';
import { staffBroadcasts as bnStaffBroadcasts } from './bn/staff-broadcasts.ts';
import { staffDashboard as bnStaffDashboard } from './bn/staff-dashboard.ts';
import { staffFirms as bnStaffFirms } from './bn/staff-firms.ts';
import { staffHealth as bnStaffHealth } from './bn/staff-health.ts';
import { staffLog as bnStaffLog } from './bn/staff-log.ts';
import { staffPages as bnStaffPages } from './bn/staff-pages.ts';
import { staffSearches as bnStaffSearches } from './bn/staff-searches.ts';
import { staffSettings as bnStaffSettings } from './bn/staff-settings.ts';
import { suggestions as bnSuggestions } from './bn/suggestions.ts';
import { terms as bnTerms } from './bn/terms.ts';
import { tools as bnTools } from './bn/tools.ts';
import { twoStep as bnTwoStep } from './bn/two-step.ts';
import { about as enAbout } from './en/about.ts';
import { accounts as enAccounts } from './en/accounts.ts';
import { areaCompare as enAreaCompare } from './en/area-compare.ts';
import { areas as enAreas } from './en/areas.ts';
import { blog as enBlog } from './en/blog.ts';
import { buyingCosts as enBuyingCosts } from './en/buying-costs.ts';
import { canvas as enCanvas } from './en/canvas.ts';
import { channels as enChannels } from './en/channels.ts';
import { compare as enCompare } from './en/compare.ts';
import { contact as enContact } from './en/contact.ts';
import { decide as enDecide } from './en/decide.ts';
import { detail as enDetail } from './en/detail.ts';
import { documents as enDocuments } from './en/documents.ts';
import { enums as enEnums } from './en/enums.ts';
import { errors as enErrors } from './en/errors.ts';
import { faq as enFaq } from './en/faq.ts';
import { fields as enFields } from './en/fields.ts';
import { floorPlan as enFloorPlan } from './en/floor-plan.ts';
import { forms as enForms } from './en/forms.ts';
import { furniture as enFurniture } from './en/furniture.ts';
import { groups as enGroups } from './en/groups.ts';
import { guide as enGuide } from './en/guide.ts';
import { heads as enHeads } from './en/heads.ts';
import { home as enHome } from './en/home.ts';
import { imports as enImports } from './en/imports.ts';
import { install as enInstall } from './en/install.ts';
import { integrations as enIntegrations } from './en/integrations.ts';
import { interiors as enInteriors } from './en/interiors.ts';
import { legalRequests as enLegalRequests } from './en/legal-requests.ts';
import { mail as enMail } from './en/mail.ts';
import { maps as enMaps } from './en/maps.ts';
import { media as enMedia } from './en/media.ts';
import { members as enMembers } from './en/members.ts';
import { moderation as enModeration } from './en/moderation.ts';
import { myPosts as enMyPosts } from './en/my-posts.ts';
import { notifications as enNotifications } from './en/notifications.ts';
import { offline as enOffline } from './en/offline.ts';
import { pages as enPages } from './en/pages.ts';
import { photos as enPhotos } from './en/photos.ts';
import { planEditor as enPlanEditor } from './en/plan-editor.ts';
import { posting as enPosting } from './en/posting.ts';
import { posts as enPosts } from './en/posts.ts';
import { privacy as enPrivacy } from './en/privacy.ts';
import { profile as enProfile } from './en/profile.ts';
import { reports as enReports } from './en/reports.ts';
import { reviews as enReviews } from './en/reviews.ts';
import { safety as enSafety } from './en/safety.ts';
import { saved as enSaved } from './en/saved.ts';
import { savedSearches as enSavedSearches } from './en/saved-searches.ts';
import { search as enSearch } from './en/search.ts';
import { selling as enSelling } from './en/selling.ts';
import { shell as enShell } from './en/shell.ts';
import { shortlists as enShortlists } from './en/shortlists.ts';
import { site as enSite } from './en/site.ts';
import { staff as enStaff } from './en/staff.ts';
import { staffBlog as enStaffBlog } from './en/staff-blog.ts';
import { staffBroadcasts as enStaffBroadcasts } from './en/staff-broadcasts.ts';
import { staffDashboard as enStaffDashboard } from './en/staff-dashboard.ts';
import { staffFirms as enStaffFirms } from './en/staff-firms.ts';
import { staffHealth as enStaffHealth } from './en/staff-health.ts';
import { staffLog as enStaffLog } from './en/staff-log.ts';
import { staffPages as enStaffPages } from './en/staff-pages.ts';
import { staffSearches as enStaffSearches } from './en/staff-searches.ts';
import { staffSettings as enStaffSettings } from './en/staff-settings.ts';
import { suggestions as enSuggestions } from './en/suggestions.ts';
import { terms as enTerms } from './en/terms.ts';
import { tools as enTools } from './en/tools.ts';
import { twoStep as enTwoStep } from './en/two-step.ts';

/** Every text of the product by language and noun. Server only: a page receives the compiled texts it needs. */
export const catalogue = {
  bn: {
    about: bnAbout,
    accounts: bnAccounts,
    areaCompare: bnAreaCompare,
    areas: bnAreas,
    blog: bnBlog,
    buyingCosts: bnBuyingCosts,
    canvas: bnCanvas,
    channels: bnChannels,
    compare: bnCompare,
    contact: bnContact,
    decide: bnDecide,
    detail: bnDetail,
    documents: bnDocuments,
    enums: bnEnums,
    errors: bnErrors,
    faq: bnFaq,
    fields: bnFields,
    floorPlan: bnFloorPlan,
    forms: bnForms,
    furniture: bnFurniture,
    groups: bnGroups,
    guide: bnGuide,
    heads: bnHeads,
    home: bnHome,
    imports: bnImports,
    install: bnInstall,
    integrations: bnIntegrations,
    interiors: bnInteriors,
    legalRequests: bnLegalRequests,
    mail: bnMail,
    maps: bnMaps,
    media: bnMedia,
    members: bnMembers,
    moderation: bnModeration,
    myPosts: bnMyPosts,
    notifications: bnNotifications,
    offline: bnOffline,
    pages: bnPages,
    photos: bnPhotos,
    planEditor: bnPlanEditor,
    posting: bnPosting,
    posts: bnPosts,
    privacy: bnPrivacy,
    profile: bnProfile,
    reports: bnReports,
    reviews: bnReviews,
    safety: bnSafety,
    saved: bnSaved,
    savedSearches: bnSavedSearches,
    search: bnSearch,
    selling: bnSelling,
    shell: bnShell,
    shortlists: bnShortlists,
    site: bnSite,
    staff: bnStaff,
    staffBlog: bnStaffBlog,
    staffBroadcasts: bnStaffBroadcasts,
    staffDashboard: bnStaffDashboard,
    staffFirms: bnStaffFirms,
    staffHealth: bnStaffHealth,
    staffLog: bnStaffLog,
    staffPages: bnStaffPages,
    staffSearches: bnStaffSearches,
    staffSettings: bnStaffSettings,
    suggestions: bnSuggestions,
    terms: bnTerms,
    tools: bnTools,
    twoStep: bnTwoStep,
  },
  en: {
    about: enAbout,
    accounts: enAccounts,
    areaCompare: enAreaCompare,
    areas: enAreas,
    blog: enBlog,
    buyingCosts: enBuyingCosts,
    canvas: enCanvas,
    channels: enChannels,
    compare: enCompare,
    contact: enContact,
    decide: enDecide,
    detail: enDetail,
    documents: enDocuments,
    enums: enEnums,
    errors: enErrors,
    faq: enFaq,
    fields: enFields,
    floorPlan: enFloorPlan,
    forms: enForms,
    furniture: enFurniture,
    groups: enGroups,
    guide: enGuide,
    heads: enHeads,
    home: enHome,
    imports: enImports,
    install: enInstall,
    integrations: enIntegrations,
    interiors: enInteriors,
    legalRequests: enLegalRequests,
    mail: enMail,
    maps: enMaps,
    media: enMedia,
    members: enMembers,
    moderation: enModeration,
    myPosts: enMyPosts,
    notifications: enNotifications,
    offline: enOffline,
    pages: enPages,
    photos: enPhotos,
    planEditor: enPlanEditor,
    posting: enPosting,
    posts: enPosts,
    privacy: enPrivacy,
    profile: enProfile,
    reports: enReports,
    reviews: enReviews,
    safety: enSafety,
    saved: enSaved,
    savedSearches: enSavedSearches,
    search: enSearch,
    selling: enSelling,
    shell: enShell,
    shortlists: enShortlists,
    site: enSite,
    staff: enStaff,
    staffBlog: enStaffBlog,
    staffBroadcasts: enStaffBroadcasts,
    staffDashboard: enStaffDashboard,
    staffFirms: enStaffFirms,
    staffHealth: enStaffHealth,
    staffLog: enStaffLog,
    staffPages: enStaffPages,
    staffSearches: enStaffSearches,
    staffSettings: enStaffSettings,
    suggestions: enSuggestions,
    terms: enTerms,
    tools: enTools,
    twoStep: enTwoStep,
  },
} as const;
