// A letter as mail programs draw it: tables and inline styles, the mark made of cells, no picture. Classes are for the night alone,
// in programs that read a style sheet.
import type { Language } from '#i18n/language.ts';
import type { Letter, Side } from './templates.ts';

interface Told {
  title: string;
  text: string;
  link: string;
}

export interface Spoken extends Side {
  lng: Language;
  brand: string;
  told: Told[];
  small: string[];
  /** For a reader of the other language. */
  otherwise?: { lng: Language; subject: string; text: string };
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '&#39;');

/** A sentence that led to something below it, standing alone. */
export const endedSentence = (text: string, end: string): string => text.replace(/:$/, end);

const font = "'Noto Sans Bengali','Nirmala UI',Vrinda,Arial,sans-serif";
const ink = '#16211C';
const muted = '#55625B';
const pond = '#0B5B45';
const clay = '#B4431F';
const line = '#DDE4DF';

const night =
  '@media (prefers-color-scheme:dark){.page{background:#0D1512!important}.card{background:#15201B!important;border-color:#28362F!important}' +
  '.ink{color:#E9F0EC!important}.muted{color:#A6B6AD!important}.pond{color:#63D0A8!important}.clay{color:#F0906A!important}' +
  '.ring{border-color:#63D0A8!important}.line{border-color:#28362F!important}.code{background:#143529!important;color:#9FE5CA!important}' +
  '.press{background:#5ACBA1!important}.press a{color:#06281D!important}}';

const table = (style: string, rows: string, attributes = ''): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;${style}"${attributes}>${rows}</table>`;

/** The house's mark: a ring that is open at its bottom, and a lozenge. */
const mark = table(
  'width:28px;height:28px',
  `<tr><td class="ring clay" colspan="3" align="center" valign="bottom" style="height:19px;border:4px solid ${pond};border-bottom:0;border-radius:5px 5px 0 0;color:${clay};font-family:Arial,sans-serif;font-size:16px;line-height:18px">&#9671;</td></tr>` +
    `<tr><td class="ring" style="width:7px;height:5px;border-left:4px solid ${pond};border-bottom:4px solid ${pond};border-radius:0 0 0 5px;font-size:1px;line-height:5px">&nbsp;</td>` +
    '<td style="width:6px;height:5px;font-size:1px;line-height:5px">&nbsp;</td>' +
    `<td class="ring" style="width:7px;height:5px;border-right:4px solid ${pond};border-bottom:4px solid ${pond};border-radius:0 0 5px 0;font-size:1px;line-height:5px">&nbsp;</td></tr>`,
  ' width="28" aria-hidden="true"',
);

const headOf = (brand: string): string =>
  table(
    'margin:0 0 12px',
    `<tr><td style="padding-right:10px">${mark}</td><td class="pond" style="color:${pond};font-family:${font};font-size:20px;font-weight:600">${escaped(brand)}</td></tr>`,
  );

const paragraph = (text: string): string => `<p class="ink" style="margin:0 0 14px;color:${ink}">${escaped(text)}</p>`;

const quiet = (html: string): string => `<p class="muted" style="margin:0 0 10px;color:${muted};font-size:13px;line-height:1.6">${html}</p>`;

const itemOf = ({ title, text, link }: Told): string =>
  table(
    `width:100%;margin:0 0 12px`,
    `<tr><td class="line" style="padding:12px 14px;border:1px solid ${line};border-radius:10px"><a class="pond" href="${escaped(link)}" style="color:${pond};font-weight:600">${escaped(title)}</a>` +
      `<br><span class="muted" style="color:${muted}">${escaped(text)}</span></td></tr>`,
    ' width="100%"',
  );

/** Digits large and apart; a longer code so that it stays on one line of a phone. */
const codeLook = (code: string): string => (code.length > 8 ? 'font-size:20px;letter-spacing:1px' : 'font-size:30px;letter-spacing:6px');

const codeOf = (code: string): string =>
  table(
    'width:100%;margin:0 0 16px',
    `<tr><td class="code" align="center" bgcolor="#E2F0E9" style="padding:14px 8px;border-radius:10px;background:#E2F0E9;color:${pond};line-height:1.3;font-weight:600;white-space:nowrap;${codeLook(code)}">${escaped(code)}</td></tr>`,
    ' width="100%"',
  );

const pressOf = (button: string, link: string): string =>
  table(
    'margin:4px 0 18px',
    `<tr><td class="press" bgcolor="${pond}" style="border-radius:10px;background:${pond}"><a href="${escaped(link)}" style="display:inline-block;padding:12px 22px;color:#FFFFFF;text-decoration:none;font-weight:600">${escaped(button)}</a></td></tr>`,
  );

const otherwiseOf = ({ otherwise }: Spoken): string =>
  otherwise
    ? `<p class="muted line" lang="${otherwise.lng}" style="margin:4px 0 0;padding:14px 0 0;border-top:1px solid ${line};color:${muted};font-size:14px">${escaped(otherwise.text)}</p>`
    : '';

function bodyOf(spoken: Spoken, { code, link }: Letter): string {
  const { heading, lead, paragraphs, button, told } = spoken;
  return (
    `<h1 class="ink" style="margin:0 0 14px;color:${ink};font-size:20px;line-height:1.4">${escaped(heading)}</h1>${paragraph(lead)}` +
    `${code ? codeOf(code) : ''}${told.map(itemOf).join('')}${paragraphs.map(paragraph).join('')}` +
    `${link && button ? pressOf(button, link) : ''}${otherwiseOf(spoken)}`
  );
}

function smallPrint({ small, unsubscribe: ends }: Spoken, { unsubscribe }: Letter): string {
  const ended =
    unsubscribe && ends ? quiet(`<a class="muted" href="${escaped(unsubscribe)}" style="color:${muted}">${escaped(endedSentence(ends, ''))}</a>`) : '';
  return ended + small.map((one) => quiet(escaped(one))).join('');
}

/** The line that lists of mail show after the subject. */
const preview = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px">${escaped(text)}</div>`;

export function htmlOf(spoken: Spoken, letter: Letter, subject: string): string {
  const base = `font-family:${font};font-size:16px;line-height:1.65`;
  const card = table(
    'width:100%',
    `<tr><td class="card" bgcolor="#FFFFFF" style="padding:24px 20px;border:1px solid ${line};border-radius:12px;background:#FFFFFF;word-break:break-word;${base}">${bodyOf(spoken, letter)}</td></tr>`,
    ' width="100%"',
  );
  const column = table(
    'width:100%;max-width:560px',
    `<tr><td align="left" style="padding:20px 12px;${base}">${headOf(spoken.brand)}${card}<div style="padding:16px 8px 0">${smallPrint(spoken, letter)}</div></td></tr>`,
    ' width="560" align="center"',
  );
  return (
    `<!doctype html><html lang="${spoken.lng}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escaped(subject)}</title><style>:root{color-scheme:light dark}${night}</style></head>` +
    `<body class="page" style="margin:0;padding:0;background:#F3F5F2">${preview(endedSentence(spoken.lead, ''))}` +
    `${table('width:100%', `<tr><td class="page" align="center" bgcolor="#F3F5F2" style="background:#F3F5F2">${column}</td></tr>`, ' width="100%"')}</body></html>`
  );
}
