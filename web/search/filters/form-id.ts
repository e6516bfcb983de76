/** The id of the form that holds every filter of the page; the search box and the order belong to it too. */
export const filterFormId = 'filters-form';
