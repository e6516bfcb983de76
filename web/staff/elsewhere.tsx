import { Footer } from '#web/shell/footer.tsx';
import { Navbar } from '#web/shell/navbar.tsx';
import { NotFound } from '#web/shell/not-found.tsx';
import { TabBar } from '#web/shell/tab-bar.tsx';

/** What someone sees who is not staff: the site, with nothing at this address. */
export function Elsewhere() {
  return (
    <>
      <Navbar />
      <NotFound />
      <Footer />
      <TabBar />
    </>
  );
}
