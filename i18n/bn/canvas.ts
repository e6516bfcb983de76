export const canvas = {
  zoomIn: 'বড় করুন',
  zoomOut: 'ছোট করুন',
};
