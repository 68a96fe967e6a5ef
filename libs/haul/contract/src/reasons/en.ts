export const texts = {
  not_an_archive: 'This file is not an archive of a Caravan shop',
  archive_too_large: 'The archive is too large. Download it again without photos',
  archive_too_many_rows: 'The archive has more orders or other records than can be imported, even without photos',
  archive_version: 'The archive has a version that this shop cannot read',
  archive_damaged: 'The archive is damaged: {place}. Nothing was imported',
  imports_full: 'You can keep {max} imported archives. Remove one first',
};
