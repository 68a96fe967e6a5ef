/** The anchor of the form. */
export const enquiryId = 'enquiry';
