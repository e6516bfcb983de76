// Six times of day. A scene takes every colour from here or passes it through `lit`, so that its parts share one light.

export interface Palette {
  name: 'dawn' | 'noon' | 'golden' | 'dusk' | 'monsoon' | 'night';
  sky: readonly [string, string, string];
  sun: string;
  cloud: string;
  far: string;
  mid: string;
  leaf: readonly [string, string, string];
  trunk: string;
  ground: string;
  road: string;
  water: string;
  /** Lamps and lit rooms. */
  glow: string;
  glass: readonly [string, string];
  /** Unlit glass. */
  blind: readonly [string, string];
  ink: string;
  /** Opacity of the shaded planes. */
  shade: number;
  /** Lamps are on. */
  dark: boolean;
  /** What the light leaves of red, green and blue. */
  light: readonly [number, number, number];
}

export const shadow = '#0B1220';

const dawn: Palette = {
  name: 'dawn',
  sky: ['#F6D9BF', '#FBEAD6', '#E9F0E4'],
  sun: '#F7B877',
  cloud: '#FFFFFF',
  far: '#E7CDBB',
  mid: '#C9BBA6',
  leaf: ['#2F6B4C', '#4C8A5D', '#7FB07A'],
  trunk: '#6A4D38',
  ground: '#D9CFBE',
  road: '#8E8A84',
  water: '#B9CFC8',
  glow: '#FFF3DC',
  glass: ['#BFD3D0', '#8FB0AE'],
  blind: ['#BFD3D0', '#8FB0AE'],
  ink: '#3B3A36',
  shade: 0.2,
  dark: false,
  light: [1, 0.98, 0.95],
};

const noon: Palette = {
  ...dawn,
  name: 'noon',
  sky: ['#8CC6DE', '#BFE0E6', '#EAF4EC'],
  sun: '#FFF6DA',
  far: '#BBD5D6',
  mid: '#93BBB4',
  leaf: ['#1F6B46', '#3C8F57', '#79BB6E'],
  ground: '#DAD3C2',
  road: '#7F8583',
  water: '#86BCC4',
  glow: '#F3FAF7',
  glass: ['#A9D3DE', '#6FA6B8'],
  blind: ['#A9D3DE', '#6FA6B8'],
  ink: '#2E3A38',
  shade: 0.18,
  light: [1, 1, 1],
};

const golden: Palette = {
  ...dawn,
  name: 'golden',
  sky: ['#F2A65E', '#F8CB8C', '#FBE9C6'],
  sun: '#FFF0C4',
  cloud: '#FFF3DE',
  far: '#E9B487',
  mid: '#C98F66',
  leaf: ['#4A5F2E', '#6E803A', '#A6A653'],
  ground: '#D8BE98',
  road: '#866F61',
  water: '#EBB877',
  glow: '#FFEFC9',
  glass: ['#F6CF9A', '#B98D6C'],
  blind: ['#F6CF9A', '#B98D6C'],
  ink: '#4A3327',
  shade: 0.25,
  light: [1, 0.95, 0.86],
};

const dusk: Palette = {
  ...dawn,
  name: 'dusk',
  sky: ['#2F3F63', '#8A5F77', '#F0A071'],
  sun: '#FFD7A1',
  cloud: '#B48A97',
  far: '#6B5675',
  mid: '#4B4763',
  leaf: ['#1E3A3C', '#2B5350', '#467066'],
  trunk: '#2E2529',
  ground: '#6B5F68',
  road: '#3F3C4A',
  water: '#8A6F83',
  glow: '#FFD58A',
  glass: ['#FFD58A', '#F2AE62'],
  blind: ['#3A4058', '#2A2F45'],
  ink: '#20222F',
  shade: 0.34,
  dark: true,
  light: [0.9, 0.78, 0.76],
};

const monsoon: Palette = {
  ...dawn,
  name: 'monsoon',
  sky: ['#8FA7AD', '#B4C6C6', '#D9E2DA'],
  sun: '#E4ECE8',
  far: '#A4B7B6',
  mid: '#86A19C',
  leaf: ['#14573F', '#2A7A50', '#55A268'],
  ground: '#A9AFA3',
  road: '#5F6B6B',
  water: '#9DB5B5',
  glow: '#FFF0CC',
  glass: ['#C4D6D6', '#8AA4A8'],
  blind: ['#C4D6D6', '#8AA4A8'],
  ink: '#2B3A39',
  shade: 0.2,
  light: [0.93, 0.97, 0.97],
};

const night: Palette = {
  ...dusk,
  name: 'night',
  sky: ['#0E1B2A', '#16303A', '#2B4A4A'],
  sun: '#F3E7C4',
  cloud: '#3A5560',
  far: '#1B3440',
  mid: '#152A33',
  leaf: ['#0C2A26', '#143C33', '#1F5243'],
  trunk: '#1B1D1E',
  ground: '#2A3A3A',
  road: '#172226',
  water: '#1F3F48',
  glow: '#FFCF7D',
  glass: ['#FFCF7D', '#E5A653'],
  blind: ['#223643', '#182934'],
  ink: '#0A1218',
  shade: 0.4,
  light: [0.5, 0.57, 0.6],
};

export const palettes = { dawn, noon, golden, dusk, monsoon, night } as const;

const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);

const hex = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The colour as it looks at this time of day. */
export const lit = ({ light }: Palette, colour: string): string =>
  hex(channel(colour, 0) * light[0], channel(colour, 1) * light[1], channel(colour, 2) * light[2]);

/** A colour between two; 0 is the first. */
export const between = (one: string, other: string, part: number): string =>
  hex(...([0, 1, 2].map((at) => channel(one, at) * (1 - part) + channel(other, at) * part) as [number, number, number]));

/** A whole drawing in the light of the hour; for things without lamps of their own. */
export const inLight = (palette: Palette, drawing: string): string => drawing.replaceAll(/#[0-9A-Fa-f]{6}/g, (colour) => lit(palette, colour));
