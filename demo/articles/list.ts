// The articles of the demo's blog.
import type { DemoArticle } from './article.ts';
import { areasAroundTwentyThousand } from './areas-around-twenty-thousand.ts';
import { buildingTogether } from './building-together.ts';
import { choosingAFirm } from './choosing-a-firm.ts';
import { dampProofInteriors } from './damp-proof-interiors.ts';
import { fakePlotSellers } from './fake-plot-sellers.ts';
import { homeLoans } from './home-loans.ts';
import { landUnitsExplained } from './land-units.ts';
import { metroAndHomes } from './metro-and-homes.ts';
import { movingHouse } from './moving-house.ts';
import { papersOfAFlat } from './papers-of-a-flat.ts';
import { registrationCosts } from './registration-costs.ts';
import { rentContract } from './rent-contract.ts';

export const demoArticles: readonly DemoArticle[] = [
  papersOfAFlat,
  rentContract,
  landUnitsExplained,
  registrationCosts,
  buildingTogether,
  choosingAFirm,
  fakePlotSellers,
  homeLoans,
  movingHouse,
  areasAroundTwentyThousand,
  metroAndHomes,
  dampProofInteriors,
];
