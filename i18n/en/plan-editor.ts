import type { planEditor as bn } from '#i18n/bn/plan-editor.ts';

export const planEditor = {
  lead: 'Draw the rooms of one floor with their sizes. Buyers see whether their bed and wardrobe fit.',
  leadRent: 'Draw the rooms of one floor with their sizes. Tenants see whether their bed and wardrobe fit.',
  draw: 'Draw the floor plan',
  change: 'Change the floor plan',
  remove: 'Leave it out',
  removed: 'The floor plan is left out.',
  none: 'There is no floor plan yet.',
  done: 'Done',
  start: 'Begin with one that is close',
  startLead: 'Its measures follow the size that you gave; you can change them.',
  preset_oneBed: '1 bed',
  preset_twoBed: '2 beds',
  preset_threeBed: '3 beds',
  preset_fourBed: '4 beds',
  preset_office: 'Office',
  preset_shop: 'Shop',
} as const satisfies Record<keyof typeof bn, string>;
