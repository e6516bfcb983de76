import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Files served as they are lie in public/; the server sends them, so the build need not copy them.
  build: { assetsInlineLimit: 0, copyPublicDir: false, target: 'es2022' },
});
