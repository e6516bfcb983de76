/** The page of a search's map; its address has the parameters of the search. */
export const mapOfSearch = '/property-search/map';
