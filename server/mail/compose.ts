// Composes a mail in both languages, the reader's first, as plain text and as self-contained HTML.
import type { Support } from '#contracts/pages/site-facts.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import { hoursOf } from '#i18n/hours.ts';
import { languages, type Language } from '#i18n/language.ts';
import type { Letter, Side } from './templates.ts';

export interface Composed {
  subject: string;
  text: string;
  html: string;
  unsubscribe?: string;
}

interface Told {
  title: string;
  text: string;
  link: string;
}

interface Spoken extends Side {
  lng: Language;
  brand: string;
  linkHint: string;
  told: Told[];
  small: string[];
}

function speak({ side, items = [] }: Letter, lng: Language, support: Support): Spoken {
  const t = translatorOf(lng);
  const fmt = formatter(lng);
  const care = t('mail.care', { phone: fmt.phone(support.phone), ...hoursOf(fmt, support) });
  const told = items.map((item) => ({ ...item.side(t, fmt), link: item.link }));
  return { ...side(t, fmt), lng, brand: t('mail.brand'), linkHint: t('mail.link'), told, small: [care, t('mail.footer')] };
}

function textOf({ heading, lead, paragraphs, button, told, small, unsubscribe: ends }: Spoken, { code, link, unsubscribe }: Letter): string {
  const linked = link && button ? [`${button}:\n${link}`] : [];
  const items = told.map((item) => `${item.title}\n${item.text}\n${item.link}`);
  const ended = unsubscribe && ends ? [`${ends}\n${unsubscribe}`] : [];
  return [heading, lead, ...(code ? [code] : []), ...items, ...paragraphs, ...linked, ...ended, small.join('\n')].join('\n\n');
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '&#39;');

const font = "'Noto Sans Bengali','Nirmala UI',Vrinda,Arial,sans-serif";
const ink = '#16211C';
const muted = '#55625B';
const pond = '#0B5B45';

const paragraph = (text: string, style = ''): string => `<p style="margin:0 0 14px;${style}">${escaped(text)}</p>`;

const itemOf = ({ title, text, link }: Told): string =>
  `<p style="margin:0 0 14px;padding:12px 14px;border:1px solid #DDE4DF;border-radius:10px"><a href="${escaped(link)}" style="color:${pond};font-weight:600">${escaped(title)}</a><br><span style="color:${muted}">${escaped(text)}</span></p>`;

function htmlOf({ lng, heading, lead, paragraphs, button, linkHint, told, small, unsubscribe: ends }: Spoken, { code, link, unsubscribe }: Letter): string {
  const boxed = code
    ? `<p style="margin:0 0 14px;padding:14px 8px;border-radius:10px;background:#E2F0E9;color:${pond};font-size:30px;font-weight:600;letter-spacing:6px;text-align:center">${escaped(code)}</p>`
    : '';
  const linked =
    link && button
      ? `<p style="margin:18px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:${pond};color:#FFFFFF;text-decoration:none;font-weight:600">${escaped(button)}</a></p>` +
        `<p style="margin:0 0 14px;color:${muted};font-size:13px;word-break:break-all">${escaped(linkHint)}<br>${escaped(link)}</p>`
      : '';
  const ended =
    unsubscribe && ends
      ? `<p style="margin:0 0 14px;color:${muted};font-size:13px;word-break:break-all">${escaped(ends)}<br><a href="${escaped(unsubscribe)}" style="color:${muted}">${escaped(unsubscribe)}</a></p>`
      : '';
  const smallPrint = ended + small.map((line) => paragraph(line, `color:${muted};font-size:13px;`)).join('');
  return `<div lang="${lng}"><h1 style="margin:0 0 14px;font-size:20px;line-height:1.4">${escaped(heading)}</h1>${paragraph(lead)}${boxed}${told.map(itemOf).join('')}${paragraphs.map((one) => paragraph(one)).join('')}${linked}${smallPrint}</div>`;
}

/** Renders the mail. User input is escaped. */
export function compose(letter: Letter, lng: Language, support: Support): Composed {
  const sides = [lng, ...languages.filter((other) => other !== lng)].map((one) => speak(letter, one, support));
  const subjects = [...new Set(sides.map(({ subject }) => subject))].join(' · ');
  const subject = letter.code ? `${letter.code} · ${subjects}` : subjects;
  const html = sides.map((side) => htmlOf(side, letter)).join('<hr style="margin:24px 0;border:0;border-top:1px solid #DDE4DF">');
  const brand = sides.map((side) => side.brand).join(' · ');
  return {
    ...(letter.unsubscribe ? { unsubscribe: letter.unsubscribe } : {}),
    subject,
    text: `${sides.map((side) => textOf(side, letter)).join('\n\n----------\n\n')}\n`,
    html:
      `<!doctype html><html lang="${lng}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>` +
      `<body style="margin:0;padding:20px 12px;background:#F3F5F2;color:${ink};font-family:${font};font-size:16px;line-height:1.65">` +
      `<div style="max-width:560px;margin:0 auto"><p style="margin:0 0 10px;color:${pond};font-weight:600">${escaped(brand)}</p>` +
      `<div style="padding:24px;border:1px solid #DDE4DF;border-radius:12px;background:#FFFFFF">${html}</div></div></body></html>`,
  };
}
