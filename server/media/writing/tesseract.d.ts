// What is used of tesseract.js-core, Tesseract compiled to WebAssembly; it comes without types.
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface BaseApi {
    /** 0 where the language is there. */
    Init: (folder: null, language: string, engine: number) => number;
    SetVariable: (name: string, value: string) => void;
    /** Takes what lies at /input; 1 where it is no picture. */
    SetImageFile: (orientation: number, angle: number) => number;
    Recognize: (monitor: null) => void;
    GetUTF8Text: () => string;
  }
  export interface Core {
    FS: { writeFile: (name: string, bytes: Uint8Array) => void };
    TessBaseAPI: new () => BaseApi;
  }
  const open: (options: Readonly<Record<'TesseractProgress' | 'print' | 'printErr', () => void>>) => Promise<Core>;
  export default open;
}
