import type { Random } from '#scenes/random.ts';
import { layers } from '#scenes/paint/layers.ts';
import type { Facade } from './openings.ts';
import { balcony, window } from './openings.ts';
import type { Palette } from '#scenes/paint/palettes.ts';
import { lit } from '#scenes/paint/palettes.ts';
import { bush, maybeFlower, tree } from '#scenes/paint/plants.ts';
import { railing, tank, tankColours, washing } from './roof.ts';
import type { Front, FrontName } from './shop-fronts.ts';
import { fronts, signs } from './shop-fronts.ts';
import { clouds, sky, skyLife, sunFor, town } from '#scenes/paint/sky.ts';
import { pole, road, teaStall } from './street.ts';
import { box, d, disc, many, paint, place, poly } from '#scenes/paint/svg.ts';
import { traffic } from '#scenes/paint/vehicles.ts';

const pavement = 502;
const ceiling = 300;
const colours = ['#B4431F', '#0B5B45', '#1B5E9E', '#C48A1C', '#7A3B5E', '#2E6B5A'] as const;
const bodies = ['#E9D3B0', '#D9C3C0', '#CFD9CC', '#E8C7A2', '#DDE2E2', '#E6DCC0'] as const;

interface Shop {
  x: number;
  w: number;
  name: FrontName;
  colour: string;
}

const small: readonly FrontName[] = ['shelves', 'fruit', 'tailor', 'shelves', 'shutter', 'diner'];

/** Three to five units side by side; some rows have one wide unit. */
function shopsOf(random: Random, x: number, w: number): Shop[] {
  const wide = random.chance(0.55);
  const narrow = wide ? random.whole(1, 2) : random.whole(3, 4);
  const unit = w / (narrow + (wide ? 1.7 : 0));
  const names: FrontName[] = random.shuffled(small).slice(0, narrow);
  if (wide) names.splice(random.whole(0, narrow), 0, random.pick(['showroom', 'diner', 'showroom']));
  const paints = random.shuffled(colours);
  let edge = x;
  let wideSeen = false;
  return names.map((name, at) => {
    const isWide: boolean = wide && !wideSeen && (name === 'showroom' || (name === 'diner' && !names.includes('showroom')));
    wideSeen ||= isWide;
    const width = isWide ? unit * 1.7 : unit;
    const shop: Shop = { x: edge, w: width, name, colour: paints[at % paints.length] ?? colours[0] };
    edge += width;
    return shop;
  });
}

function awning(palette: Palette, { x, w, colour }: Shop): string {
  const strips = Math.round(w / 18);
  const [top, step, spread] = [338, w / strips, (w + 10) / strips];
  const strip = (at: number): string => {
    const [left, right] = [x - 5 + at * spread, x - 5 + (at + 1) * spread];
    return (
      poly([x + at * step, top], [x + (at + 1) * step, top], [right, top + 26], [left, top + 26]) + d`M${right} ${top + 26}a${spread / 2} 8 0 0 1 ${-spread} 0z`
    );
  };
  const every = (rest: number): string => many(strips, (at) => (at % 2 === rest ? strip(at) : ''));
  return paint(every(0), lit(palette, colour)) + paint(every(1), lit(palette, '#FBF3E4')) + paint(box(x - 2, top + 20, w + 4, 6), '#000000', 0.06);
}

function signboard(palette: Palette, random: Random, { x, w, name, colour }: Shop): string {
  const middle = x + w / 2;
  const cream = palette.dark ? '#FFF0CC' : '#FFF7E4';
  const long = random.real(0.2, 0.27) * w;
  return (
    paint(box(x + 3, 296, w - 6, 42), lit(palette, colour)) +
    paint(box(x + 8, 300, w - 16, 1.6) + box(x + 8, 332, w - 16, 1.6), cream, 0.55) +
    place(middle, 317, 0.95, paint(signs[name], cream)) +
    paint(box(middle - 22 - long, 313, long, 6) + box(middle + 22, 313, long, 6), cream, 0.75)
  );
}

function unit(palette: Palette, random: Random, shop: Shop): string {
  const front: Front = fronts[shop.name];
  const room = { x: shop.x + 8, y: ceiling + 38, w: shop.w - 16, h: pavement - ceiling - 38 };
  const glow = palette.dark && shop.name !== 'shutter' ? paint(disc(shop.x + shop.w / 2, 380, Math.min(60, shop.w * 0.4)), '#FFE2A0', 0.28) : '';
  const canopy = shop.name === 'shutter' || shop.name === 'showroom' ? '' : awning(palette, shop);
  return (
    paint(box(shop.x + 3, 296, shop.w - 6, pavement - 296), lit(palette, '#3A2C25')) +
    front(palette, random, room) +
    glow +
    signboard(palette, random, shop) +
    canopy
  );
}

function upstairs(palette: Palette, random: Random, x: number, w: number, top: number, body: string): string {
  const sheets = layers();
  const facade: Facade = {
    layers: sheets,
    palette,
    random,
    body,
    accent: random.pick(['#B5532F', '#0F6B50', '#7A4B3A']),
    frame: '#F6EEDF',
    rail: random.pick(['bars', 'jali', 'panel']),
  };
  const bays = Math.round(w / 178);
  const storeys = top < 110 ? 2 : 1;
  const storey = (ceiling - 16 - top) / storeys;
  for (let floor = 0; floor < storeys; floor++) {
    const y = top + 20 + floor * storey;
    const tall = storey - 36;
    for (let at = 0; at < bays; at++) {
      const left = x + 14 + (at * (w - 20)) / bays;
      window(facade, { x: left + 8, y: y + 8, w: 52, h: Math.min(64, tall - 8) });
      balcony(facade, { x: left + 84, y: y - 2, w: 72, h: tall + 8 });
    }
    if (floor > 0) sheets.add(6, lit(palette, '#F6EEDF'), box(x - 4, y - 16, w + 8, 6));
  }
  return sheets.draw();
}

function roof(palette: Palette, random: Random, x: number, w: number, top: number): string {
  const cream = lit(palette, '#F6EEDF');
  return (
    tank(palette, x + w * 0.14, top - 8, 1.05, random.pick(tankColours)) +
    tank(palette, x + w * 0.2, top - 8, 0.85, random.pick(tankColours)) +
    washing(palette, random, x + w * 0.42, top - 8, 70) +
    bush(palette, x + w * 0.7, top - 20, 0.7) +
    paint(railing(x, top - 8, w - 4, 20, 16), cream) +
    paint(box(x - 10, top - 8, w + 20, 12), cream) +
    paint(box(x - 2, top + 4, w + 4, 4), '#000000', 0.18)
  );
}

/** A street of shops with homes above; showrooms and restaurants have their unit in it too. */
export function shopRow(palette: Palette, random: Random): string {
  const [x, w] = [random.real(34, 58), random.real(676, 716)];
  const top = random.pick([136, 150, 98]);
  const body = random.pick(bodies);
  const shops = shopsOf(random, x + 6, w - 12);
  const stall = random.chance(0.4) ? teaStall(palette, random, random.pick([30, 600]), pavement + 8) : '';
  return (
    sky(
      palette,
      sunFor(random, [
        [540, 630],
        [110, 200],
      ]),
    ) +
    clouds(palette, random) +
    skyLife(palette, random) +
    town(palette, random, 340, 1) +
    road(palette, pavement) +
    tree(palette, 14, pavement + 4, 1.2, maybeFlower(random)) +
    tree(palette, 790, pavement + 4, 1.25, maybeFlower(random)) +
    roof(palette, random, x, w, top) +
    paint(box(x, top, w, pavement - top), lit(palette, body)) +
    upstairs(palette, random, x, w, top, body) +
    paint(box(x - 6, 284, w + 12, 9), lit(palette, '#F6EEDF')) +
    shops.map((shop) => unit(palette, random, shop)).join('') +
    stall +
    pole(palette, random.pick([300, 420, 520]), pavement + 16, 372) +
    traffic(palette, random, 582)
  );
}
