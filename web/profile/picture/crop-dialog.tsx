import { MoveHorizontal, MoveVertical, ZoomIn } from 'lucide-react';
import { type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { clampCrop, firstCrop, moveCrop, placeIn, sideOf, zoomMax, type Crop, type Size } from './crop.ts';
import { cutPicture, openPicture } from './cut-picture.ts';

interface CropFrameProps {
  file: Blob;
  size: Size;
  crop: Crop;
  onCrop: (change: (before: Crop) => Crop) => void;
}

/** The square with the picture under it: to be dragged. The sliders below do the same without a pointer. */
function CropFrame({ file, size, crop, onCrop }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<readonly [x: number, y: number]>(undefined);
  const move = (dx: number, dy: number): void => onCrop((before) => moveCrop(size, before, frame.current?.clientWidth ?? 1, dx, dy));
  const onPointerDown = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = [event.clientX, event.clientY];
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (!last.current) return;
    move(event.clientX - last.current[0], event.clientY - last.current[1]);
    last.current = [event.clientX, event.clientY];
  };
  const onPointerUp = (): void => void (last.current = undefined);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  const { width, left, top } = placeIn(size, crop);
  return (
    <div
      ref={frame}
      role="presentation"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      className="relative mx-auto aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-card bg-sunk select-none active:cursor-grabbing"
    >
      <img ref={show} alt="" draggable={false} className="absolute h-auto max-w-none" style={{ width: `${width}%`, left: `${left}%`, top: `${top}%` }} />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_200px_var(--scrim)] outline-2 -outline-offset-2 outline-white"
      />
    </div>
  );
}

interface SliderProps {
  icon: ReactNode;
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ icon, label, onChange, ...range }: SliderProps) {
  return (
    <label className={`flex items-center gap-3 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted ${range.max > range.min ? '' : 'opacity-40'}`}>
      <span className="sr-only">{label}</span>
      {icon}
      <input
        type="range"
        disabled={range.max <= range.min}
        {...range}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-9 min-w-0 flex-1 accent-[var(--primary)]"
      />
    </label>
  );
}

/** Zoom and place as sliders, for keys and for those who cannot drag. */
function Sliders({ size, crop, onCrop }: Omit<CropFrameProps, 'file'>) {
  const { t } = useWords();
  const half = sideOf(size, crop.zoom) / 2;
  const set = (part: Partial<Crop>): void => onCrop((before) => clampCrop(size, { ...before, ...part }));
  return (
    <div className="mx-auto mt-3 grid max-w-80">
      <Slider
        icon={<ZoomIn aria-hidden="true" />}
        label={t('profile.cropZoom')}
        min={1}
        max={zoomMax}
        step={0.01}
        value={crop.zoom}
        onChange={(zoom) => set({ zoom })}
      />
      <Slider
        icon={<MoveHorizontal aria-hidden="true" />}
        label={t('profile.cropAcross')}
        min={half}
        max={size.width - half}
        step={1}
        value={crop.x}
        onChange={(x) => set({ x })}
      />
      <Slider
        icon={<MoveVertical aria-hidden="true" />}
        label={t('profile.cropDown')}
        min={half}
        max={size.height - half}
        step={1}
        value={crop.y}
        onChange={(y) => set({ y })}
      />
    </div>
  );
}

function Cropping({ file, onCut, onClose }: { file: Blob; onCut: (picture: Blob) => void; onClose: () => void }) {
  const { t } = useWords();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>();
  const [failed, setFailed] = useState(false);
  const [cutting, setCutting] = useState(false);
  useEffect(() => {
    let gone = false;
    const opened = openPicture(file);
    opened.then(
      (found) => {
        if (gone) return;
        setPicture(found);
        setCrop(firstCrop(found));
      },
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
      opened.then((found) => found.close()).catch(() => undefined);
    };
  }, [file]);
  const change = (next: (before: Crop) => Crop): void => setCrop((before) => before && next(before));
  const use = (): void => {
    if (!picture || !crop) return;
    setCutting(true);
    cutPicture(picture, crop).then(onCut, () => setFailed(true));
  };
  return (
    <>
      {failed ? (
        <Notice tone="danger" alert>
          {t('profile.cropFailed')}
        </Notice>
      ) : (
        <p className="mt-0 mb-3 text-ui text-muted">{t('profile.cropHelp')}</p>
      )}
      {picture && crop && !failed ? (
        <>
          <CropFrame file={file} size={picture} crop={crop} onCrop={change} />
          <Sliders size={picture} crop={crop} onCrop={change} />
        </>
      ) : null}
      <div className="mt-4 flex gap-3">
        <Button kind="outline" onClick={onClose} className="flex-1">
          {t('shell.cancel')}
        </Button>
        <Button onClick={use} disabled={!crop || failed || cutting} className="flex-1">
          {t('profile.cropUse')}
        </Button>
      </div>
    </>
  );
}

/** Cuts the chosen picture to a square; opens with a file and closes without one. */
export function CropDialog({ file, onCut, onClose }: { file: Blob | undefined; onCut: (picture: Blob) => void; onClose: () => void }) {
  const { t } = useWords();
  return (
    <Sheet kind="dialog" open={file !== undefined} onClose={onClose} title={t('profile.cropTitle')} closeLabel={t('shell.close')}>
      {file ? <Cropping file={file} onCut={onCut} onClose={onClose} /> : null}
    </Sheet>
  );
}
