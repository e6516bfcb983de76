// A sell post as a person would send it, and its multipart body.
import sharp from 'sharp';

export const sellPost = {
  postTitle: 'ধানমন্ডি ৯/এ-তে দক্ষিণমুখী ১,৮৫০ বর্গফুট অ্যাপার্টমেন্ট',
  description: 'ধানমন্ডি লেক থেকে ৪ মিনিট হাঁটাপথ। ৩ বেড, ৩ বাথ।',
  propertyType: 'apartment',
  constructionStatus: 'ready',
  condition: 'new',
  price: '২,৭৮,০০,০০০',
  priceUnits: 'total',
  size: '1850',
  bedrooms: '3',
  bathrooms: '3',
  postedBy: 'owner',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-dhanmondi',
  primaryContact: '০১০০০-০০০৭৩১',
  plan: 'free',
} as const;

export async function photograph(width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: width % 256, g: height % 256, b: 90 } } })
    .jpeg()
    .toBuffer();
}

/** A multipart body of text fields and image files. */
export function multipart(fields: Readonly<Record<string, string | readonly string[]>>, images: readonly Buffer[], field = 'images') {
  const boundary = '----uthan-test-boundary';
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) {
      parts.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${one}\r\n`));
    }
  }
  for (const image of images) {
    parts.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`),
      image,
      Buffer.from('\r\n'),
    );
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
