/** Of what staff write of areas; beside the other limits, which every page carries. About three sentences in each language. */
export const areaTextLimits = { textMax: 600, listedMax: 200 } as const;
