import { z } from 'zod';
import { defineTemplate } from '#server/mail/templates.ts';

/** One notification, by its id. */
export const noticeLetter = defineTemplate('notifications.notice', z.object({ id: z.uuid() }));
