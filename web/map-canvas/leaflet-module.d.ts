// The build of modules of the library, from which the bundler takes what is used; its types are those of the package.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
