// Streets from one file of our own, of which a map reads the parts that it shows.
import { type Coords, type DoneCallback, GridLayer } from 'leaflet/dist/leaflet-src.esm.js';
import { FetchSource, PMTiles } from 'pmtiles';
import { maps, type StoredTiles } from '#contracts/maps/maps.ts';
import { type Api, call } from '#web/platform/api.ts';

const wide = 512;

class FileLayer extends GridLayer {
  private readonly file: PMTiles;
  /** Tiles of 512 pixels are those of one zoom less. */
  private readonly zoomBy: number;

  constructor({ path, pixels, zoomMin, zoomMax }: StoredTiles, className: string) {
    const zoomBy = pixels === wide ? 1 : 0;
    super({ className, tileSize: pixels, minNativeZoom: zoomMin + zoomBy, maxNativeZoom: zoomMax + zoomBy, maxZoom: 19 });
    this.file = new PMTiles(new FetchSource(path));
    this.zoomBy = zoomBy;
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement('img');
    image.alt = '';
    const failed = (reason: unknown): void => done(reason instanceof Error ? reason : new Error('No tile there.'), image);
    this.file.getZxy(z - this.zoomBy, x, y).then((tile) => {
      if (!tile) return failed(undefined);
      const address = URL.createObjectURL(new Blob([tile.data]));
      const end = (): void => URL.revokeObjectURL(address);
      image.addEventListener('load', () => (end(), done(undefined, image)), { once: true });
      image.addEventListener('error', () => (end(), failed(undefined)), { once: true });
      image.src = address;
    }, failed);
    return image;
  }
}

/** Throws CallFailure where there is no file. */
export async function openStoredTiles(api: Api, className: string): Promise<GridLayer> {
  const { tiles } = await call(api, maps.tiles, {});
  return new FileLayer(tiles, className);
}
