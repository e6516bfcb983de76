/** A placeholder box for content that is loading. No shimmer. */
export function Bone({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block rounded-control bg-sunk ${className}`} />;
}

/** The geometry of a listing card. */
export function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <Bone className="aspect-4/3 w-full rounded-none" />
      <div className="px-4 py-4">
        <Bone className="h-6 w-2/5" />
        <Bone className="mt-3 h-4 w-11/12" />
        <Bone className="mt-2 h-4 w-3/5" />
        <Bone className="mt-4 h-4 w-4/5" />
        <Bone className="mt-5 h-3 w-1/2" />
      </div>
    </div>
  );
}

/** Four placeholder cards while a list loads; shown only when that takes longer than 300 ms. */
export function CardListSkeleton({ label, cards = 4 }: { label: string; cards?: number }) {
  return (
    <section aria-busy="true" aria-label={label} className="delayed grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {Array.from({ length: cards }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </section>
  );
}

/** A detail page while it loads. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <section aria-busy="true" aria-label={label} className="delayed mx-auto max-w-page px-4 py-6 lg:grid lg:grid-cols-[1fr_372px] lg:gap-9 lg:px-10">
      <div>
        <Bone className="aspect-4/3 w-full" />
        <Bone className="mt-6 h-8 w-3/5" />
        <Bone className="mt-3 h-5 w-2/5" />
        <Bone className="mt-8 h-40 w-full" />
      </div>
      <Bone className="mt-6 h-80 w-full lg:mt-0" />
    </section>
  );
}
