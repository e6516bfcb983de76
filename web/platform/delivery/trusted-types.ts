// The content policy lets no text become HTML or a script by itself (Trusted Types): where a library hands text to the browser
// for that, this decides. React makes script elements from an empty one and fills those that hold data; the start of the modules
// is in the page (paint-first.ts). The library of maps asks with an empty drawing whether the browser draws. The service worker has
// one address, and the worker that looks at photos one of our own files. Everything else is refused, no matter who wrote it.

// zod asks whether it may make functions from text, and a browser complains of the question: so it is told beforehand.

/** Stands before all other scripts of a page. */
export const trustedTypesPolicy = `self.__zod_globalConfig={jitless:true};self.trustedTypes&&trustedTypes.createPolicy('default',{
createHTML:function(h){return h==='\\x3cscript>\\x3c/script>'||h.indexOf('<')<0||h==='\\x3csvg/>'?h:null},
createScriptURL:function(u){return u==='/sw.js'||/^\\/assets\\/examine\\.worker-[\\w-]+\\.js$/.test(u)?u:null},
createScript:function(s){var e=document.querySelector('script[data-modules]');return e&&s===e.textContent?s:null}})`;
