import { expect, test } from 'vitest';
import { stopsInEvents, stopsInMessage } from './mail-events.ts';

const bounced = { address: 'gone@example.test', reason: 'bounce', status: null };
const complained = { address: 'gone@example.test', reason: 'complaint', status: null };

test.each([
  ['ours', { events: [{ type: 'bounce', email: 'Gone@Example.test', status: '5.1.1' }] }, [{ ...bounced, status: '5.1.1' }]],
  ['Postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: 'gone@example.test' }, [bounced]],
  ['Postmark', { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: 'gone@example.test' }, [complained]],
  ['Postmark, for a while', { RecordType: 'Bounce', Type: 'SoftBounce', Email: 'gone@example.test' }, []],
  ['Brevo', { event: 'hard_bounce', email: 'gone@example.test' }, [bounced]],
  ['Brevo', { event: 'spam', email: 'gone@example.test' }, [complained]],
  ['Brevo, arrived', { event: 'delivered', email: 'gone@example.test' }, []],
  ['SendGrid', [{ event: 'bounce', type: 'bounce', email: 'gone@example.test', status: '5.0.0' }], [{ ...bounced, status: '5.0.0' }]],
  ['SendGrid, blocked', [{ event: 'bounce', type: 'blocked', email: 'gone@example.test' }], []],
  ['SendGrid', [{ event: 'spamreport', email: 'gone@example.test' }], [complained]],
  ['Mailgun', { 'event-data': { event: 'failed', severity: 'permanent', recipient: 'gone@example.test' } }, [bounced]],
  ['Mailgun, for a while', { 'event-data': { event: 'failed', severity: 'temporary', recipient: 'gone@example.test' } }, []],
  ['Mailgun', { 'event-data': { event: 'complained', recipient: 'gone@example.test' } }, [complained]],
  ['nonsense', { events: [7, null, { type: 'bounce', email: 'no address' }] }, []],
  ['nothing', null, []],
])('%s', (_who, body, stops) => expect(stopsInEvents(body)).toEqual(stops));

const notification = (action: string, status: string): string =>
  [
    'From: MAILER-DAEMON@mail.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'This message could not be delivered to other@example.test.',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    '',
    'Final-Recipient: rfc822;',
    ' Gone@example.test',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    '',
    '--b--',
  ].join('\r\n');

test('a notification of a failed delivery stops its recipient alone', () => {
  expect(stopsInMessage(notification('failed', '5.1.1'))).toEqual([{ ...bounced, status: '5.1.1' }]);
  expect(stopsInMessage(notification('delayed', '4.4.7'))).toEqual([]);
  expect(stopsInMessage(notification('failed', '4.2.2'))).toEqual([]);
  expect(stopsInMessage('Subject: Out of office\n\nI am away. Status: 5.1.1')).toEqual([]);
});

test('an abuse report is a complaint', () => {
  const report =
    'From: abuse@isp.example\n\n--b\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\nOriginal-Rcpt-To: <gone@example.test>\n\n--b--';
  expect(stopsInMessage(report)).toEqual([complained]);
});
