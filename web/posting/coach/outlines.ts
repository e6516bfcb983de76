// How a photo is best taken, in a few strokes: lines of a drawing 160 by 120, and the sentence that goes with it.
import type { PhotoShot } from '#contracts/posts/photo-shots.ts';

export type OutlineName = 'paper' | 'room' | 'kitchen' | 'bath' | 'balcony' | 'house' | 'road' | 'plot' | 'pillar' | 'board' | 'hall';
export type TipName = 'room' | 'wet' | 'open' | 'house' | 'road' | 'land' | 'close' | 'hall';

/** Paths of one stroke each. */
export const outlines: Record<OutlineName, string> = {
  room: 'M4 116L44 84V22L4 4M44 84H156M44 22H156M76 36h34v26H76zM93 36v26M60 84v-12q0-5 5-5h48q5 0 5 5v12M60 78h58M130 84V58h14v26',
  kitchen:
    'M4 116L36 88V24L4 6M36 88H156M36 24H156M52 88V64h90v24M52 64h90M62 64v-4h20v4M98 60h26M100 60a5 3 0 0 0 10 0M112 60a5 3 0 0 0 10 0M94 24l6 20h24l6-20M52 24v18h34V24',
  bath: 'M4 116L36 88V20L4 4M36 88H156M36 20H156M52 62h30q0 14-15 14T52 62M67 76v12M58 30h18v22H58zM104 60h20v12h-20zM102 72h26q0 12-12 14v2M140 30v30M136 34q4-6 8 0',
  balcony:
    'M4 6H156M4 76H156M4 104H156M20 76v28M40 76v28M60 76v28M80 76v28M100 76v28M120 76v28M140 76v28M24 76q-8-16 2-28M26 76q8-14 2-24M84 60l16-22 14 18 12-12 20 22M34 22h18',
  house:
    'M36 108V20h88v88M20 108h124M36 42h88M36 64h88M36 86h88M48 26h14v12H48zM98 26h14v12H98zM48 48h14v12H48zM98 48h14v12H98zM48 70h14v12H48zM98 70h14v12H98zM72 108V92h16v16M30 20h100',
  road: 'M4 116L70 34M156 116L90 34M4 34H156M80 112V98M80 90v-9M80 74v-6M80 62v-4M20 34V14h26v20M112 34V8h26v26M56 34v-8h12v8',
  plot: 'M14 96L52 44h66l34 52zM14 96V84M52 44V34M118 44V34M152 96V84M4 34H156M30 34q4-14 12 0M62 34V22h16v12M128 34q5-16 14 0M28 92l24-38M134 90L112 54',
  pillar: 'M68 104V26l12-10 12 10v78M60 104h40M68 26h24M80 16v88M4 104H156M12 90L60 74M100 74l48 16M76 40v14M84 40v14',
  board: 'M40 18h80v52H40zM52 70v42M108 70v42M4 112H156M50 30h60M50 42h60M50 54h36',
  paper: 'M30 10h100v100H30zM44 24h72v72H44zM84 24v28M84 66v30M44 60h28M84 60h32M96 60a12 12 0 0 1 12 12',
  hall: 'M4 116L40 84M156 116L120 84M4 4L40 30M156 4L120 30M40 30h80v54H40zM64 84V52h32v32M80 52v32M12 94V24M148 94V24M26 86V30M134 86V30',
};

export const guideOf: Record<PhotoShot, { outline: OutlineName; tip: TipName }> = {
  living: { outline: 'room', tip: 'room' },
  dining: { outline: 'room', tip: 'room' },
  bedroom: { outline: 'room', tip: 'room' },
  kitchen: { outline: 'kitchen', tip: 'wet' },
  bath: { outline: 'bath', tip: 'wet' },
  balcony: { outline: 'balcony', tip: 'open' },
  entrance: { outline: 'hall', tip: 'hall' },
  roof: { outline: 'balcony', tip: 'open' },
  parking: { outline: 'hall', tip: 'hall' },
  outside: { outline: 'house', tip: 'house' },
  road: { outline: 'road', tip: 'road' },
  yard: { outline: 'plot', tip: 'land' },
  front: { outline: 'plot', tip: 'land' },
  back: { outline: 'plot', tip: 'land' },
  left: { outline: 'plot', tip: 'land' },
  right: { outline: 'plot', tip: 'land' },
  pillar: { outline: 'pillar', tip: 'close' },
  board: { outline: 'board', tip: 'close' },
  inside: { outline: 'hall', tip: 'hall' },
  gate: { outline: 'house', tip: 'house' },
  loading: { outline: 'hall', tip: 'hall' },
  power: { outline: 'pillar', tip: 'close' },
  plan: { outline: 'paper', tip: 'close' },
};
