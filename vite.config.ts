import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// What every page needs, in two files: many small ones compress worse, and the framework's changes least often.
const groups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { name: 'frame', test: /web[\\/](shell|platform(?![\\/]form-)|ui)[\\/]|web[\\/]root|i18n[\\/]|contracts[\\/](limits|enums)|lucide-react/, minShareCount: 4 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Files served as they are lie in public/; the server sends them, so the build need not copy them.
  build: { assetsInlineLimit: 0, copyPublicDir: false, target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
