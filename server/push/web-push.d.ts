declare module 'web-push' {
  interface Details {
    method: 'POST';
    endpoint: string;
    headers: Record<string, string | number>;
    body: Buffer;
  }
  interface Options {
    vapidDetails: { subject: string; publicKey: string; privateKey: string };
    TTL: number;
    urgency: 'low' | 'normal' | 'high';
    topic: string;
  }
  const webPush: {
    generateRequestDetails(subscription: { endpoint: string; keys: { p256dh: string; auth: string } }, payload: string, options: Options): Details;
  };
  export default webPush;
}
